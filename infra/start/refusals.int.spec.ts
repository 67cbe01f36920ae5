import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { RunningFile } from './running-file.ts';

/** Runs the portal's start as `npm start` does once everything is installed. */
async function start(env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const portal = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [portal.stdout, portal.stderr]) {
    stream.on('data', (bytes) => {
      said += bytes;
    });
  }
  const [code] = await once(portal, 'close');
  return { code, said: said.trim() };
}

describe('a start that can not succeed', () => {
  let dir: string;
  let port: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-refusal-'));
    port = String(await freePort());
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('says that the port is taken, before it starts anything', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(Number(port), '127.0.0.1', resolve));
    const { code, said } = await start({ DATA_DIR: dir, PORT: port });
    taken.close();
    expect(said).toBe(`Порт ${port} занят другой программой: освободите его или задайте другой в PORT.`);
    expect(code).toBe(1);
    expect(await readdir(dir)).toEqual(['run']);
  });

  it('says that the data directory is none', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    const { code, said } = await start({ DATA_DIR: file, PORT: port });
    expect(said).toBe(`Папка данных ${file} недоступна: это не папка.`);
    expect(code).toBe(1);
  });

  it('says which setting is wrong', async () => {
    expect(await start({ DATA_DIR: dir, PORT: 'http' })).toEqual({
      code: 1,
      said: 'PORT должен быть целым числом от 1 до 65535, а не «http».',
    });
  });

  it('says that another portal runs on the same data directory', async () => {
    const running = await RunningFile.take(join(dir, 'run/portal.json'));
    const { code, said } = await start({ DATA_DIR: dir, PORT: port });
    await running.remove();
    expect(said).toBe(`Портал с этой папкой данных уже запущен (процесс ${process.pid}).`);
    expect(code).toBe(1);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startedAt } from './process-identity.ts';
import { RunningFile } from './running-file.ts';

describe('the note of who runs on a data directory', () => {
  let dir: string;
  let path: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-running-'));
    path = join(dir, 'run/portal.json');
    await mkdir(join(dir, 'run'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('has what a killed portal left behind ended', async () => {
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    await once(left, 'spawn');
    const exit = once(left, 'exit');
    const parts = [{ pid: left.pid, started: await startedAt(left.pid!) }];
    await writeFile(path, JSON.stringify({ portal: { pid: left.pid, started: 'long ago' }, parts }));
    const running = await RunningFile.take(path);
    expect(await exit).toEqual([null, 'SIGTERM']);
    await running.remove();
  });

  it('leaves a stranger alone that got the same process number', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    await once(stranger, 'spawn');
    const parts = [{ pid: stranger.pid, started: 'long ago' }];
    await writeFile(path, JSON.stringify({ portal: { pid: 1, started: 'long ago' }, parts }));
    const running = await RunningFile.take(path);
    expect(stranger.exitCode).toBeNull();
    expect(await startedAt(stranger.pid!)).not.toBeNull();
    stranger.kill('SIGKILL');
    await running.remove();
  });

  it('is no obstacle when it is broken', async () => {
    await writeFile(path, 'half a');
    const running = await RunningFile.take(path);
    await running.remove();
  });
});

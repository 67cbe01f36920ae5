import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@portal/infra/processes/free-port';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { until } from './testing/gateway.ts';
import { Recorder, raw } from './testing/recorder.ts';
import { WebDir } from './testing/web-dir.ts';

/** A process is slow to start on a busy machine. */
const START_MS = 60_000;
vi.setConfig({ testTimeout: START_MS + 30_000 });

let web: WebDir;
let service: Recorder;
let child: ChildProcess;
let url: string;
let output: string;

async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  const names = ['AUTH_URL', 'POSTS_URL', 'QUESTIONS_URL', 'CONTENT_URL'];
  const services = Object.fromEntries(names.map((name) => [name, service.url]));
  child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), WEB_DIR: web.path, ...services, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
}

beforeEach(async () => {
  web = await WebDir.make();
  service = await Recorder.start();
});
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await service.close();
  await web.remove();
});

/** A page that is made of no service's data: the services here say nothing of use. */
const answers = () =>
  fetch(`${url}/trainings`)
    .then(({ ok }) => ok)
    .catch(() => false);

describe('the process', () => {
  it('serves pages and hands requests on before there is a NATS, without calling itself ready', async () => {
    await start({ NATS_URL: `nats://127.0.0.1:${await freePort()}` });
    await until(answers, START_MS);
    expect((await fetch(`${url}/api/auth/getMe`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends at SIGTERM although clients keep their connections', async () => {
    await start({ NATS_URL: inject('natsUrl') });
    await until(answers, START_MS);
    const kept = Array.from({ length: 10 }, () => fetch(`${url}/trainings`).then((page) => page.text()));
    await Promise.all(kept);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('keeps its limits where others than this machine could connect, whatever it is told', async () => {
    await start({ NATS_URL: inject('natsUrl'), HOST: '0.0.0.0', LIMITS: 'off' });
    await until(() => output.includes('limits-stay-on'), START_MS);
  });

  it('lets no request write a line of its log, or into one', async () => {
    await start({ NATS_URL: inject('natsUrl') });
    await until(answers, START_MS);
    const forged = '{"level":"fatal","message":"FORGED"}';
    const colour = '\u001b[2J\u001b[31mFORGED';
    const head = (first: string, ...others: string[]) =>
      [first, 'Host: x', 'Connection: close', ...others, '', ''].join('\r\n');
    for (const bytes of [
      head(`GET /api/FORGED%0d%0a${encodeURIComponent(forged)}?FORGED=%1b[2J HTTP/1.1`),
      head('GET /api/auth/getMe HTTP/1.1', `User-Agent: ${forged}`, 'X-Request-Id: FORGED FORGED'),
      head('GET /api/auth/getMe HTTP/1.1', 'traceparent: 00-FORGED', 'Authorization: Bearer FORGED.a.b'),
      head('GET /api/auth/getMe HTTP/1.1', `X-A: ${colour}`),
      `FORGED\r\n${forged}\r\n\r\n`,
    ]) {
      await raw(url, bytes);
    }
    child.kill('SIGTERM');
    await once(child, 'close');
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')).not.toEqual([]);
    expect(output).not.toContain('FORGED');
    expect(output).not.toMatch(/[^\P{C}\n]/u);
  });

  it('says what is wrong with its environment and ends with 2', async () => {
    await start({ NATS_URL: 'http://wrong', POSTS_URL: '' });
    expect(await once(child, 'exit')).toEqual([2, null]);
    expect(output).toMatch(/NATS_URL must begin with .*POSTS_URL is not set/);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthAnswer } from '@portal/contracts/rest/auth';
import { type SecuredNats, startSecuredNats } from '@portal/infra/accounts/secured-nats';
import { freePort } from '@portal/infra/processes/free-port';
import { provision } from '@portal/infra/start/provision';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN } from './testing/test-app.ts';

let dir: string;
let nats: SecuredNats;
let child: ChildProcess | undefined;
let output: string;
let url: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-auth-'));
  nats = await startSecuredNats(dir);
  await provision({
    natsUrl: nats.url,
    credentials: nats.credentials('operator'),
    replicas: 1,
    room: 1024 ** 3,
  });
});
afterAll(async () => {
  await nats.stop();
  await rm(dir, { recursive: true });
});
afterEach(() => end('SIGKILL'));

/** Starts the service as the supervisor does, with the real accounts and permissions. */
async function start(environment: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  const own = {
    PORT: String(port),
    NATS_URL: nats.url,
    NATS_CREDENTIALS: nats.credentials('auth'),
    DATA_DIR: join(dir, 'data'),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  };
  child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return child;
}

const ready = () =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    timeout: 15_000,
    interval: 50,
  });

async function end(signal: NodeJS.Signals): Promise<number | null> {
  const running = child;
  child = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return null;
  const exited = once(running, 'exit');
  running.kill(signal);
  return (await exited)[0];
}

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }
    : { headers };
  const answer = await fetch(`${url}/api/auth/${path}`, init);
  return { status: answer.status, body: (await answer.json()) as AuthAnswer };
}

describe('auth as a process, on a NATS with accounts', () => {
  it('makes the first administrator once, says so, and keeps everything through a kill', async () => {
    await start();
    await ready();
    expect(output.match(/"event":"first-admin-created"/g)).toHaveLength(1);
    const admin = await call('login', ADMIN);
    expect(admin.body.user.role).toBe('admin');
    const anna = await call('register', { username: 'Анна', password: 'long enough' });
    expect(anna.status).toBe(201);
    await end('SIGKILL');

    await start();
    await ready();
    expect(output).not.toContain('first-admin-created');
    expect((await call('login', { username: 'АННА', password: 'long enough' })).body.user).toEqual(
      anna.body.user,
    );
    const me = await call('getMe', undefined, { authorization: `Bearer ${admin.body.token}` });
    expect(me.body.user).toEqual(admin.body.user);
    expect(output).not.toMatch(/анна|long enough/i);
  });

  it('loses no acknowledged user and registers none twice when it is killed under a stream of registrations', async () => {
    await start();
    await ready();
    const names = Array.from({ length: 30 }, (_, i) => `visitor ${i}`);
    const acknowledged: string[] = [];
    const stream = names.map(async (username, i) => {
      const answer = await call(
        'register',
        { username, password: 'long enough' },
        { 'idempotency-key': `kill-${i}` },
      ).catch(() => null);
      if (answer?.status === 201) acknowledged.push(username);
      if (acknowledged.length === 5) await end('SIGKILL');
    });
    await Promise.all(stream);
    expect(acknowledged.length).toBeLessThan(names.length);

    await start();
    await ready();
    for (const username of acknowledged) {
      expect((await call('login', { username, password: 'long enough' })).status).toBe(200);
    }
    for (const [i, username] of names.entries()) {
      const again = await call(
        'register',
        { username, password: 'long enough' },
        { 'idempotency-key': `kill-${i}` },
      );
      expect(again.status).toBe(201);
      expect((await call('register', { username, password: 'long enough' })).status).toBe(409);
    }
  });

  it('keeps its secrets readable by its owner alone', async () => {
    for (const file of ['signing-keys.json', 'username-secret']) {
      expect((await stat(join(dir, 'data', file))).mode & 0o777).toBe(0o600);
    }
  });

  it('ends gracefully at SIGTERM', async () => {
    await start();
    await ready();
    expect(await end('SIGTERM')).toBe(0);
    expect(output).toContain('"event":"service-stopped"');
  });

  it('will not start with a new secret of names while there are users', async () => {
    const process = await start({ DATA_DIR: join(dir, 'empty') });
    const [code] = await once(process, 'exit');
    expect(code).toBe(1);
    expect(output).toContain('none of them can be found by name');
  });

  it('says in one go what is wrong with its environment', async () => {
    const process = await start({ NATS_URL: '', PORT: 'x', ADMIN_PASSWORD: 'short' });
    const [code] = await once(process, 'exit');
    expect(code).toBe(2);
    expect(output).toContain('NATS_URL is not set.');
    expect(output).toContain("PORT must be a whole number from 0 to 65535, not 'x'.");
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, isFree } from '../processes/free-port.ts';
import { startedAt } from './process-identity.ts';
import { type Portal, startPortal } from './start-portal.ts';

const NAMES = ['auth', 'content', 'gateway', 'mongodb', 'nats', 'posts', 'questions'];
const PATIENCE = 300_000; // the front end is built when nobody has built it before

async function alive(pids: number[]): Promise<number[]> {
  const found = await Promise.all(pids.map(async (pid) => ((await startedAt(pid)) === null ? [] : [pid])));
  return found.flat();
}

describe('a portal that a test starts', () => {
  let dataDir: string;
  let portal: Portal;
  const heard: string[] = [];
  let hear = () => {};

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'));
    portal = await startPortal({
      dataDir,
      env: { DEMO: '0' },
      report: (message) => {
        heard.push(message);
        hear();
      },
    });
  }, PATIENCE);
  afterAll(async () => {
    await portal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const until = async (words: string) => {
    while (!heard.includes(words)) {
      await new Promise<void>((resolve) => {
        hear = resolve;
      });
    }
  };

  it('runs every part as a process of its own and answers', async () => {
    expect([...portal.processes.keys()].sort()).toEqual(NAMES);
    expect(await (await fetch(`${portal.url}/api/posts`)).json()).toEqual({ posts: [], popularPosts: [] });
  });

  it('takes the first administrator with the password that was made for it', async () => {
    const answer = await fetch(`${portal.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: portal.adminPassword }),
    });
    expect(await answer.json()).toMatchObject({ user: { username: 'admin', role: 'admin' } });
  });

  it('starts a part again that was killed', async () => {
    const before = portal.processes.get('questions')?.pid;
    portal.kill('questions', 'SIGKILL');
    await until('questions: снова работает');
    expect(portal.processes.get('questions')?.pid).not.toBe(before);
  });

  it('leaves no process when it stops, not even one that hangs', async () => {
    const pids = [...portal.processes.values()].map(({ pid }) => pid);
    portal.kill('content', 'SIGSTOP');
    await portal.stop();
    expect(await alive(pids)).toEqual([]);
    expect(await isFree(Number(new URL(portal.url).port), '127.0.0.1')).toBe(true);
  });
});

describe('npm start', () => {
  it(
    'ends with the words that it is ready, and with everything stopped after SIGTERM',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'));
      const port = await freePort();
      const start = spawn(process.execPath, [join(import.meta.dirname, 'bootstrap.mjs')], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void start.kill('SIGKILL'));
      const ended = once(start, 'close');
      const said: string[] = [];
      await new Promise<void>((resolve) => {
        createInterface({ input: start.stdout }).on('line', (line) => {
          said.push(line);
          if (line === `ready http://localhost:${port}`) resolve();
        });
      });
      const { portal, parts } = JSON.parse(await readFile(join(dataDir, 'run/portal.json'), 'utf8'));
      const pids = [portal, ...parts].map(({ pid }: { pid: number }) => pid);
      expect(await alive(pids)).toHaveLength(1 + NAMES.length);
      // Once from the terminal's group and once from npm, as it happens.
      start.kill('SIGTERM');
      process.kill(portal.pid, 'SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(said.slice(said.findIndex((line) => line.startsWith('ready')) + 1)).toEqual(['• Останавливаю…']);
      expect(await alive(pids)).toEqual([]);
      await rm(dataDir, { recursive: true, force: true });
    },
    PATIENCE,
  );
});

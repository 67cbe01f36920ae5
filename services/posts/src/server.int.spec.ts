import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Post, PostList } from '@portal/contracts/rest/post';
import { connectLog } from '@portal/event-store/connect';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import { type SecuredNats, startSecuredNats } from '@portal/infra/accounts/secured-nats';
import { startMongodbServer } from '@portal/infra/embedded/mongodb-server';
import { mongodbSocket, mongodbUrl } from '@portal/infra/embedded/mongodb-socket';
import { resolveMongodb } from '@portal/infra/embedded/programs';
import type { Child } from '@portal/infra/processes/child';
import { freePort } from '@portal/infra/processes/free-port';
import { type OrphanGuard, startOrphanGuard } from '@portal/infra/processes/orphan-guard';
import { provision } from '@portal/infra/start/provision';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { photo } from './testing/photo.ts';

const adminId = uuidv7();
let dir: string;
let guard: OrphanGuard;
let nats: SecuredNats;
let mongodb: Child;
let headers: { authorization: string };
let child: ChildProcess | undefined;
let output: string;
let url: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-posts-'));
  guard = startOrphanGuard();
  nats = await startSecuredNats(dir);
  await provision({
    ...{ natsUrl: nats.url, credentials: nats.credentials('operator') },
    ...{ replicas: 1, room: 1024 ** 3 },
  });
  mongodb = await startDatabase();
  await registerAdmin();
});
afterAll(async () => {
  await Promise.all([mongodb.stop(), nats.stop()]);
  await guard.close();
  await rm(dir, { recursive: true });
});
afterEach(() => end('SIGKILL'));

async function startDatabase(): Promise<Child> {
  const program = await resolveMongodb(console.error);
  return startMongodbServer({ program, dir: join(dir, 'mongodb'), socket: mongodbSocket(dir), guard });
}

/** What auth would write: keys, a user with a sealed name, an administrator. */
async function registerAdmin(): Promise<void> {
  const auth = await TestAuth.start();
  await auth.grantAdmin(adminId);
  headers = await auth.headers(adminId);
  const connections = await connectLog({
    ...{ natsUrl: nats.url, credentials: nats.credentials('auth'), name: 'auth' },
  });
  const log = connections.log('AUTH');
  for (const subject of ['auth.signing-keys', 'auth.admins']) {
    await log.append([{ subject, expected: 0, events: await auth.log.load(subject) }]);
  }
  const vault = new Vault(new JetStreamKeyStore(connections.connection('VAULT')));
  await vault.createKey(`keys.user.${adminId}`);
  const data = { userId: adminId, name: await vault.seal(`keys.user.${adminId}`, 'Мария') };
  const events = [{ type: 'portal.user.registered.v1', data }];
  await log.append([{ subject: `auth.user.${adminId}`, expected: 0, events }]);
  await connections.close();
}

/** Starts the service as the supervisor does, with the real accounts and permissions. */
async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port) },
      ...{ NATS_URL: nats.url, NATS_CREDENTIALS: nats.credentials('posts') },
      ...{ MONGODB_URL: mongodbUrl(mongodbSocket(dir)), DATA_DIR: join(dir, 'data') },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 50,
  });
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  const running = child;
  child = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return null;
  const exited = once(running, 'exit');
  running.kill(signal);
  return (await exited)[0];
}

async function publish(title: string, image?: Buffer, key: string = uuidv7()): Promise<Post> {
  const form = new FormData();
  form.set('title', title);
  form.set('text', 'Текст');
  if (image) form.set('image', new File([new Uint8Array(image)], 'photo.jpg'));
  const answer = await fetch(`${url}/api/posts`, {
    ...{ method: 'POST', body: form, headers: { ...headers, 'idempotency-key': key } },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Post;
}

const list = async () => (await (await fetch(`${url}/api/posts`)).json()) as PostList;

describe('posts as a process, on a NATS with accounts', () => {
  it('may do all that it has to, and keeps everything through a kill and the loss of its database', async () => {
    await start();
    const post = await publish('С картинкой', await photo());
    expect(post).toMatchObject({ title: 'С картинкой', username: 'Мария' });
    // The second request's picture is taken out of the object store again.
    const image = await photo();
    const removed = await publish('Удалённая', image, 'the-same-key-twice');
    expect(await publish('Удалённая', image, 'the-same-key-twice')).toEqual(removed);
    await fetch(`${url}/api/posts/${removed._id}`, { method: 'DELETE', headers });
    await vi.waitFor(async () => expect((await list()).posts).toEqual([post]));
    await end('SIGKILL');

    await mongodb.stop();
    await rm(join(dir, 'mongodb'), { recursive: true });
    mongodb = await startDatabase();
    await start();
    expect((await list()).posts).toEqual([post]);
    expect((await fetch(`${url}/api/uploads/${post.imgUrl}`)).status).toBe(200);
    await fetch(`${url}/api/posts/${removed._id}/restore`, {
      ...{ method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } },
    });
    await vi.waitFor(async () => expect((await list()).posts).toEqual([removed, post]));
    expect((await fetch(`${url}/api/uploads/${removed.imgUrl}`)).status).toBe(200);
    expect(output).not.toMatch(/Permissions Violation|Мария/i);
  });

  it('loses no acknowledged post and makes none twice when it is killed under a stream of them', async () => {
    await start();
    const keys = Array.from({ length: 40 }, (_, n) => `kill-${n}`);
    const acknowledged: string[] = [];
    await Promise.all(
      keys.map(async (key) => {
        const post = await publish(key, undefined, key).catch(() => null);
        if (post) acknowledged.push(post._id);
        if (acknowledged.length === 10) await end('SIGKILL');
      }),
    );
    expect(acknowledged.length).toBeLessThan(keys.length);

    await start();
    const ids = (await list()).posts.map(({ _id }) => _id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    for (const key of keys) await publish(key, undefined, key);
    await vi.waitFor(async () => {
      const titles = (await list()).posts
        .map(({ title }) => title)
        .filter((title) => title.startsWith('kill-'));
      expect(titles.toSorted()).toEqual(keys.toSorted());
    });
  });

  it('answers 503 while its database is away, takes posts all the same, and comes back by itself', async () => {
    await start();
    await mongodb.stop();
    const answer = await fetch(`${url}/api/posts`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    const post = await publish('Без базы');
    mongodb = await startDatabase();
    await vi.waitFor(async () => expect((await list()).posts[0]?._id).toBe(post._id), { timeout: 15_000 });
  });

  it('ends gracefully at SIGTERM', async () => {
    await start();
    expect(await end('SIGTERM')).toBe(0);
    expect(output).toContain('"event":"service-stopped"');
  });
});

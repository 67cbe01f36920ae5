import type { EventLog, ReadOptions } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

/** The log as the gateway hears it, late: what a write's answer says must be enough. */
class LateLog implements EventLog {
  readonly stream = 'POSTS';
  late: Promise<void> = Promise.resolve();
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  async *read(options: ReadOptions) {
    for await (const event of this.#log.read(options)) {
      await this.late;
      yield event;
    }
  }

  info = () => this.#log.info();
  load = (subject: string) => this.#log.load(subject);
  append: EventLog['append'] = (writes) => this.#log.append(writes);
}

let log: LateLog;
let web: WebDir;
let posts: SmallPosts;
let gateway: RunningGateway;

beforeEach(async () => {
  const prompt = new MemoryLog('POSTS');
  log = new LateLog(prompt);
  const auth = new MemoryLog('AUTH');
  web = await WebDir.make();
  posts = await SmallPosts.start(prompt, auth);
  const nowhere = 'http://127.0.0.1:9';
  const services = { auth: nowhere, posts: posts.url, questions: nowhere, content: nowhere };
  gateway = await startGateway({ logs: { POSTS: log, AUTH: auth }, webDir: web.path, services });
  await untilReady(gateway);
});

afterEach(async () => {
  await gateway.app.close();
  await posts.close();
  await web.remove();
});

async function send(method: string, path: string, title: string): Promise<{ _id: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(gateway.url + path, { method, headers, body: JSON.stringify({ title }) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { _id: string };
}

const read = async (path: string) => (await fetch(gateway.url + path)).text();

describe('whoever has written', () => {
  it('reads what was written, before its event has come', async () => {
    await read('/api/posts');
    const { promise, resolve } = Promise.withResolvers<void>();
    log.late = promise;
    const { _id } = await send('POST', '/api/posts', 'Первая');
    expect(await read('/api/posts')).toContain('Первая');
    expect(await read(`/api/posts/${_id}`)).toContain('Первая');
    await send('PUT', `/api/posts/${_id}`, 'Вторая');
    expect(await read(`/api/posts/${_id}`)).toContain('Вторая');
    expect(await read('/api/posts')).toContain('Вторая');
    resolve();
  });

  it('always reads it, with many at once, each its own, while readers fill the memory', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => (await send('POST', '/api/posts', `${n}`))._id),
    );
    let writing = true;
    const readers = Array.from({ length: 4 }, async () => {
      while (writing) await Promise.all(['/api/posts', ...ids.map((id) => `/api/posts/${id}`)].map(read));
    });
    const writers = ids.map(async (id, n) => {
      for (let turn = 0; turn < 40; turn++) {
        const title = `Писатель ${n}, раз ${turn}.`;
        await send('PUT', `/api/posts/${id}`, title);
        expect(await read(`/api/posts/${id}`)).toContain(title);
        expect(await read('/api/posts')).toContain(title);
      }
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(readers);
  });

  it('does not get what somebody else began to ask for before', async () => {
    const { _id } = await send('POST', '/api/posts', 'Старая');
    const { promise, resolve } = Promise.withResolvers<void>();
    posts.hold = promise;
    // Its answer will be made after the hold, but it counts as asked for before the write.
    const early = read('/api/posts');
    await expect.poll(() => posts.asksFor('/api/posts')).toBeGreaterThan(1);
    posts.hold = undefined;
    await send('PUT', `/api/posts/${_id}`, 'Новая');
    expect(await read('/api/posts')).toContain('Новая');
    resolve();
    await early;
    expect(await read('/api/posts')).toContain('Новая');
  });
});

describe('a service that is behind', () => {
  it('makes readers wait until it has caught up', async () => {
    const { _id } = await send('POST', '/api/posts', 'Старая');
    const go = posts.holdReading();
    await send('PUT', `/api/posts/${_id}`, 'Новая');
    const reading = read(`/api/posts/${_id}`);
    go();
    expect(await reading).toContain('Новая');
  });

  it('is 503 after two seconds, never stale', async () => {
    const { _id } = await send('POST', '/api/posts', 'Старая');
    expect(await read(`/api/posts/${_id}`)).toContain('Старая');
    const go = posts.holdReading();
    await send('PUT', `/api/posts/${_id}`, 'Новая');
    const began = performance.now();
    const answer = await fetch(`${gateway.url}/api/posts/${_id}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(performance.now() - began).toBeGreaterThan(1_500);
    go();
    expect(await read(`/api/posts/${_id}`)).toContain('Новая');
  });
});

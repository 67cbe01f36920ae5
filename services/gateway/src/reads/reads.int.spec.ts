import { brotliDecompressSync } from 'node:zlib';
import { MemoryLog } from '@portal/event-store/memory-log';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

let logs: { POSTS: MemoryLog; AUTH: MemoryLog };
let web: WebDir;
let posts: SmallPosts;
let gateway: RunningGateway;

beforeEach(async () => {
  logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  web = await WebDir.make();
  posts = await SmallPosts.start(logs.POSTS, logs.AUTH);
  gateway = await startGateway({ logs, webDir: web.path, services: services() });
  await untilReady(gateway);
});

afterEach(async () => {
  await gateway.app.close();
  await posts.close();
  await web.remove();
});

const nowhere = 'http://127.0.0.1:9';
const services = () => ({ auth: nowhere, posts: posts.url, questions: nowhere, content: nowhere });
const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

async function publish(title: string, postId = crypto.randomUUID()): Promise<string> {
  const event = { type: 'portal.post.published.v1', data: { postId, title } };
  await logs.POSTS.append([{ subject: `posts.post.${postId}`, expected: 0, events: [event] }]);
  return postId;
}

async function append(subject: string, type: string, data: unknown, expected = 0): Promise<void> {
  await logs.POSTS.append([{ subject, expected, events: [{ type, data }] }]);
}

describe('a public read', () => {
  it('is asked of the service once, and then answered from memory, the same', async () => {
    await publish('Первая');
    const first = await get('/api/posts');
    const second = await get('/api/posts');
    expect(await second.text()).toBe(await first.text());
    expect(posts.asksFor('/api/posts')).toBe(1);
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      etag: first.headers.get('etag'),
    });
    expect(second.headers.get('portal-seen')).toBeNull();
  });

  it('does not depend on a token, a query in another order, or a query that means nothing', async () => {
    const id = await publish('Первая');
    await get('/api/posts?limit=3&before=a');
    await get('/api/posts?before=a&limit=3', { authorization: 'Bearer a.b.c' });
    await get(`/api/posts/${id}`);
    await get(`/api/posts/${id}?x=1`);
    await get(`/posts/${id}`);
    expect(posts.asked).toEqual(['/api/posts?limit=3&before=a', `/api/posts/${id}`]);
  });

  it('answers 304 to those who have it, with every coding under a tag of its own', async () => {
    await publish('Первая');
    const plain = await request(`${gateway.url}/api/posts`);
    const brotli = await request(`${gateway.url}/api/posts`, { headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.body.arrayBuffer())).toString()).toBe(
      await plain.body.text(),
    );
    const again = await get('/api/posts', {
      'accept-encoding': 'br',
      'if-none-match': String(brotli.headers.etag),
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await request(`${gateway.url}/api/posts`, {
      headers: { 'if-none-match': String(brotli.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
    await other.body.dump();
  });

  it('answers HEAD like GET, without the body, from memory and before it is there', async () => {
    await publish('Первая');
    for (let time = 0; time < 2; time++) {
      const head = await fetch(`${gateway.url}/api/posts`, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('content-length')).toMatch(/^[1-9]/);
      expect(await head.text()).toBe('');
    }
  });

  it('is asked once for all who want it at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    posts.hold = promise;
    const readers = Array.from({ length: 50 }, () => get('/api/posts'));
    await until(() => posts.asked.length > 0);
    resolve();
    const bodies = await Promise.all((await Promise.all(readers)).map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(posts.asksFor('/api/posts')).toBe(1);
  });

  it('is not kept when it was refused', async () => {
    for (let time = 0; time < 2; time++) {
      const missing = await get('/api/posts/none');
      expect(missing.status).toBe(404);
      expect(await missing.json()).toEqual({
        statusCode: 404,
        error: 'Not Found',
        message: 'Новость не найдена.',
      });
    }
    expect(posts.asksFor('/api/posts/none')).toBe(2);
  });

  it('keeps pictures for ever', async () => {
    const picture = await get('/api/uploads/a.webp');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBe(64);
    await get('/api/uploads/a.webp');
    expect(posts.asksFor('/api/uploads/a.webp')).toBe(1);
  });
});

describe('an event', () => {
  const titles = async () =>
    ((await (await get('/api/posts')).json()) as { posts: { title: string }[] }).posts.map((p) => p.title);

  it('drops what it changes: whoever asks next gets the new answer', async () => {
    expect(await titles()).toEqual([]);
    await publish('Первая');
    await until(async () => (await titles()).includes('Первая'));
  });

  it('leaves alone what it does not change', async () => {
    const [a, b] = [await publish('А'), await publish('Б')];
    await until(async () => (await get(`/api/posts/${b}`)).status === 200);
    for (const path of [
      `/api/posts/${a}`,
      `/api/posts/${b}`,
      `/api/posts/comments/${a}`,
      '/api/uploads/a.webp',
    ]) {
      await (await get(path)).arrayBuffer();
    }
    const before = posts.asked.length;
    await append(`posts.post.${b}`, 'portal.post.edited.v1', { postId: b, title: 'Новая' }, 2);
    await until(async () => (await (await get(`/api/posts/${b}`)).text()).includes('Новая'));
    for (const path of [`/api/posts/${a}`, `/api/posts/comments/${a}`, '/api/uploads/a.webp'])
      await get(path);
    expect(new Set(posts.asked.slice(before))).toEqual(new Set([`/api/posts/${b}`]));
  });

  it('that comes while an answer is being made keeps that answer out of the memory', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    posts.hold = promise;
    const early = get('/api/posts');
    await until(() => posts.asksFor('/api/posts') === 1);
    await publish('Первая');
    const heard = 'portal_stream_sequence_seen{stream="POSTS",service="gateway"} 1';
    await until(async () => (await gateway.app.inject('/metrics')).body.includes(heard));
    resolve();
    await (await early).text();
    expect(await titles()).toEqual(['Первая']);
    expect(posts.asksFor('/api/posts')).toBe(2);
  });

  it('of a comment drops the list of comments and the post', async () => {
    const postId = await publish('А');
    const comments = async () => (await get(`/api/posts/comments/${postId}`)).json();
    await until(async () => Array.isArray(await comments()));
    await append('posts.comment.c', 'portal.comment.written.v1', {
      postId,
      commentId: 'c',
      userId: 'u',
      text: 'х',
    });
    await until(async () => JSON.stringify(await comments()) === '[{"_id":"c","username":""}]');
  });

  it('of a registration drops answers that lack a name, and no others', async () => {
    const postId = await publish('А');
    await append('posts.comment.c', 'portal.comment.written.v1', {
      postId,
      commentId: 'c',
      userId: 'u',
      text: 'х',
    });
    const path = `/api/posts/comments/${postId}`;
    await until(async () => (await (await get(path)).text()).includes('"c"'));
    await get('/api/posts');
    const [named, unnamed] = [posts.asksFor('/api/posts'), posts.asksFor(path)];
    const event = { type: 'portal.user.registered.v1', data: { userId: 'u', name: 'x' } };
    await logs.AUTH.append([{ subject: 'auth.user.u', expected: 0, events: [event] }]);
    await until(async () => {
      await get(path);
      return posts.asksFor(path) > unnamed;
    });
    await get('/api/posts');
    expect(posts.asksFor('/api/posts')).toBe(named);
  });

  it('of a kind that nobody knows drops everything', async () => {
    await get('/api/uploads/a.webp');
    await append('posts.post.x', 'portal.post.pinned.v1', {});
    await until(async () => {
      await get('/api/uploads/a.webp');
      return posts.asksFor('/api/uploads/a.webp') > 1;
    });
  });
});

it('says that it can not be answered when the service is away, but answers what is in memory', async () => {
  await (await get('/api/posts')).text();
  await posts.close();
  expect((await get('/api/posts')).status).toBe(200);
  const away = await get('/api/posts?limit=1');
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('1');
  expect(await away.json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'Сервис временно недоступен. Попробуйте через несколько секунд.',
  });
});

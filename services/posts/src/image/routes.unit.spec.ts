import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPosts } from '../testing/test-posts.ts';

const name = '0123456789abcdef0123.webp';
const bytes = Buffer.from('RIFF....WEBP');
let posts: TestPosts;

beforeAll(async () => {
  posts = await TestPosts.start();
  await posts.parts.images.put(name, bytes);
});
afterAll(() => posts.close());

const get = (path: string, headers = {}) =>
  posts.app.inject({ method: 'GET', url: `/api/uploads/${path}`, headers });

it('serves a picture that browsers may keep for ever', async () => {
  const answer = await get(name);
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
  });
});

it('answers 304 to who has it already', async () => {
  const { etag } = (await get(name)).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(name, { 'if-none-match': known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  }
  expect((await get(name, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it.each([
  '0123456789abcdef9999.webp',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%2e%2e%2fapp.ts',
  '%00',
  `${'a'.repeat(5_000)}.webp`,
  '0123456789ABCDEF0123.webp',
  '*.webp',
  '0123456789abcdef0123.webp%00.html',
  '0123456789abcdef0123.webp/..',
])('answers 404 to %s', async (path) => {
  const answer = await get(path);
  expect([404, 414]).toContain(answer.statusCode);
  expect(answer.json().message).toMatch(/[а-я]/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

import { multipart } from '@portal/service-kit/testing/multipart';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngHeader } from '../image/testing/png-header.ts';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

let posts: TestPosts;
let admin: TestUser;
let postId: string;

beforeAll(async () => {
  posts = await TestPosts.start();
  admin = await posts.user('Мария', 'admin');
  postId = (await sendForm('POST', '/api/posts', { title: 'а', text: 'б' })).json()._id;
});
afterAll(() => posts.close());

type Sent = Record<string, string | Buffer>;

async function sendForm(method: 'POST' | 'PUT', url: string, fields: Sent) {
  const form = await multipart(fields);
  return posts.app.inject({
    ...{ method, url, payload: form.payload },
    headers: { ...form.headers, ...admin.headers },
  });
}

/** Every refusal is in the one form, in Russian, and leaves nothing: no event, no picture. */
async function expectRefused(send: () => Promise<{ statusCode: number; body: string }>, status: number) {
  const before = await posts.events();
  const answer = await send();
  const body = JSON.parse(answer.body);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(body).toMatchObject({ statusCode: status, error: expect.any(String) });
  expect(body.message).toMatch(/[а-яё]/i);
  expect(answer.body).not.toMatch(/stack|node_modules|sharp|vips|fastify|\.ts/i);
  expect(await posts.events()).toBe(before);
  expect(await posts.pictures()).toEqual([]);
}

const both = [
  ['POST', () => '/api/posts'],
  ['PUT', () => `/api/posts/${postId}`],
] as const;

describe.each(both)('%s', (method, url) => {
  const good = { title: 'а', text: 'б' };

  it.each<[string, Sent, number]>([
    ['a blank title', { ...good, title: ' \t ' }, 400],
    ['a title too long', { ...good, title: 'x'.repeat(201) }, 400],
    ['a text too long', { ...good, text: 'x'.repeat(20_001) }, 400],
    ['a huge text', { ...good, text: 'x'.repeat(400_000) }, 413],
    ['an unknown field', { ...good, role: 'admin' }, 400],
    ['tags that are no JSON', { ...good, tags: '[{' }, 400],
    ['tags that are an operator object', { ...good, tags: '{"$ne":null}' }, 400],
    ['a tag in another colour', { ...good, tags: '[{"name":"а","color":"green"}]' }, 400],
    ['a tag with more', { ...good, tags: '[{"name":"а","color":"red","url":"x"}]' }, 400],
    ['too many tags', { ...good, tags: JSON.stringify(Array(11).fill({ name: 'а', color: 'red' })) }, 400],
    ['a file under another name', { ...good, file: Buffer.from('x') }, 400],
    ['HTML called image.png', { ...good, image: Buffer.from('<!doctype html><script>1</script>') }, 415],
    [
      'SVG called image.png',
      { ...good, image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      415,
    ],
    ['a program called image.png', { ...good, image: Buffer.from(`MZ${'\0'.repeat(300)}`) }, 415],
    ['a picture of 40,000 × 40,000 pixels', { ...good, image: pngHeader(40_000, 40_000) }, 413],
    ['a picture without its data', { ...good, image: pngHeader(40, 40) }, 400],
    ['a file over 10 MB', { ...good, image: Buffer.alloc(10 * 1024 * 1024 + 1) }, 413],
  ])('refuses %s', async (_, fields, status) => {
    await expectRefused(() => sendForm(method, url(), fields), status);
  });

  it('refuses a form that is broken anywhere', async () => {
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const form = await multipart({ ...good, image });
    const headers = { ...form.headers, ...admin.headers };
    for (const share of [0.1, 0.4, 0.6, 0.8, 0.99]) {
      const payload = form.payload.subarray(0, Math.floor(form.payload.length * share));
      await expectRefused(() => posts.app.inject({ method, url: url(), headers, payload }), 400);
    }
    const elsewhere = { ...headers, 'content-type': 'multipart/form-data; boundary=other' };
    await expectRefused(
      () => posts.app.inject({ method, url: url(), headers: elsewhere, payload: form.payload }),
      400,
    );
  });

  it.each<[string, string | object, string, number]>([
    ['broken JSON', '{"title":', 'application/json', 400],
    ['operator objects', { title: { $ne: null }, text: { $gt: '' } }, 'application/json', 400],
    ['numbers for texts', { title: 1, text: 2 }, 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a poisoned prototype', '{"title":"а","text":"б","__proto__":{"a":1}}', 'application/json', 400],
    ['plain text', 'title=а', 'text/plain', 415],
    ['a form of the old kind', 'title=а', 'application/x-www-form-urlencoded', 415],
    ['XML', '<title/>', 'application/xml', 415],
  ])('refuses a body of another kind: %s', async (_, payload, type, status) => {
    const headers = { ...admin.headers, 'content-type': type };
    await expectRefused(() => posts.app.inject({ method, url: url(), headers, payload }), status);
  });

  it('judges first who asks', async () => {
    const user = await posts.user('Пётр');
    const payload = '{"title":';
    const json = { 'content-type': 'application/json' };
    const send = (headers: Record<string, string>) =>
      posts.app.inject({ method, url: url(), headers: { ...json, ...headers }, payload });
    await expectRefused(() => send({}), 401);
    await expectRefused(() => send({ authorization: 'Bearer x.y.z' }), 401);
    await expectRefused(() => send(user.headers), 403);
  });
});

it('refuses a DELETE by users, and one of no post', async () => {
  const user = await posts.user('Пётр');
  const send = (url: string, headers: Record<string, string>) =>
    posts.app.inject({ method: 'DELETE', url, headers });
  await expectRefused(() => send(`/api/posts/${postId}`, {}), 401);
  await expectRefused(() => send(`/api/posts/${postId}`, user.headers), 403);
  await expectRefused(() => send('/api/posts/x', admin.headers), 404);
});

it('answers 405 to methods that an address does not take', async () => {
  const answer = await posts.app.inject({ method: 'PATCH', url: `/api/posts/${postId}` });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('PUT')]);
});

it('refuses an If-Match that is no version', async () => {
  const headers = { ...admin.headers, 'if-match': 'W/"x"' };
  const payload = { title: 'в' };
  await expectRefused(
    () => posts.app.inject({ method: 'PUT', url: `/api/posts/${postId}`, headers, payload }),
    400,
  );
});

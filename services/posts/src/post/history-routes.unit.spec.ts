import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { uuidv7 } from '@portal/event-store/uuid';
import { multipart } from '@portal/service-kit/testing/multipart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { photo } from '../testing/photo.ts';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let posts: TestPosts;
let admin: TestUser;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // Stored long enough ago for the sweep to look at.
  posts = await TestPosts.start({ images: new MemoryObjects(() => Date.now() - 2 * HOUR) });
  admin = await posts.user('Мария', 'admin');
});
afterEach(async () => {
  await posts.close();
  vi.useRealTimers();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Tokens last an hour, and these tests look at months. */
async function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  const token = await posts.parts.auth.headers(admin.id);
  const answer = await posts.app.inject({
    ...{ method, url, headers: { ...token, ...headers } },
    ...(payload && { payload }),
  });
  await posts.settled();
  return answer;
}

async function send(method: Method, url: string, fields: Record<string, string | Buffer>) {
  const form = await multipart(fields);
  return (await call(method, url, form.payload, form.headers)).json();
}

const create = async () =>
  send('POST', '/api/posts', { title: 'Ярмарка', text: 'Приходите', image: await photo(40, 30) });
const restore = (id: string, body: object = {}, headers?: Record<string, string>) =>
  call('POST', `/api/posts/${id}/restore`, body, headers);
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function sweep() {
  const before = await posts.pictures();
  await posts.parts.images.put('leftover.webp', Buffer.from('of a crash'));
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await posts.pictures()).not.toContain('leftover.webp'));
  return before;
}

describe('the history of a post', () => {
  it('tells who did what when, and what the post said', async () => {
    const post = await create();
    const at = (n: number) => new Date(Date.parse(post.createdAt) + n * DAY).toISOString();
    pass(DAY);
    const other = await posts.user('Пётр', 'admin');
    admin = other;
    await send('PUT', `/api/posts/${post._id}`, { title: 'Базар', imgUrl: '' });
    pass(DAY);
    await call('DELETE', `/api/posts/${post._id}`);
    const deleted = await call('GET', `/api/posts/${post._id}/history`);
    pass(DAY);
    await restore(post._id);
    const history = (await call('GET', `/api/posts/${post._id}/history`)).json();
    expect(history).toEqual([
      { change: 'published', version: 1, at: at(0), username: 'Мария', changed: [] },
      { change: 'edited', version: 2, at: at(1), username: 'Пётр', changed: ['title', 'image'] },
      { change: 'deleted', version: 2, at: at(2), username: 'Пётр', changed: [] },
      { change: 'restored', version: 2, at: at(3), username: 'Пётр', changed: [] },
    ]);
    expect(deleted.json()).toEqual(history.slice(0, 3));
    expect((await call('GET', `/api/posts/${post._id}/history/1`)).json()).toEqual({
      ...{ version: 1, title: 'Ярмарка', text: 'Приходите', imgUrl: post.imgUrl, imgAlt: '', tags: [] },
      imgGone: false,
    });
  });

  it('gives an earlier version back as a new one, with its picture', async () => {
    const post = await create();
    const image = await photo(50, 30);
    await send('PUT', `/api/posts/${post._id}`, { title: 'Базар', imgAlt: 'Ряды', image });
    const answer = await restore(post._id, { version: 1 }, { 'if-match': '"2"' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...{ title: 'Ярмарка', imgUrl: post.imgUrl, imgAlt: '', version: 3, createdAt: post.createdAt },
    });
    expect((await call('GET', `/api/posts/${post._id}`)).json()).toEqual(answer.json());
  });

  it('leaves the picture as it is when the earlier one is out of use for too long', async () => {
    const post = await create();
    const { imgUrl } = await send('PUT', `/api/posts/${post._id}`, {
      ...{ title: 'Базар', imgAlt: 'Ряды', image: await photo(50, 30) },
    });
    pass(30 * DAY);
    expect((await call('GET', `/api/posts/${post._id}/history/1`)).json()).toMatchObject({
      ...{ imgUrl: null, imgGone: true },
    });
    expect((await restore(post._id, { version: 1 })).json()).toMatchObject({
      ...{ title: 'Ярмарка', imgUrl, imgAlt: 'Ряды' },
    });
  });

  it('refuses a version over a newer edit', async () => {
    const { _id } = await create();
    await send('PUT', `/api/posts/${_id}`, { title: 'Базар' });
    const before = await posts.events();
    expect((await restore(_id, { version: 1 }, { 'if-match': '"1"' })).statusCode).toBe(409);
    expect(await posts.events()).toBe(before);
  });
});

describe('a deleted post', () => {
  it('comes back as it was, in its place, with views and comments', async () => {
    const first = await create();
    const second = await create();
    const comment = (await call('POST', `/api/comments/${first._id}`, { comment: 'Да' })).json();
    await call('POST', '/internal/views', { views: { [first._id]: 7 } });
    const before = (await call('GET', '/api/posts')).json();
    await call('DELETE', `/api/posts/${first._id}`);
    const listed = (await call('GET', '/api/posts/deleted')).json();
    expect(listed).toEqual([
      {
        ...{ _id: first._id, title: 'Ярмарка', deletedAt: expect.any(String), username: 'Мария' },
        restorableUntil: new Date(Date.parse(listed[0].deletedAt) + 30 * DAY).toISOString(),
      },
    ]);
    const answer = await restore(first._id);
    expect([answer.statusCode, answer.json()]).toEqual([200, before.posts[1]]);
    expect((await call('GET', '/api/posts')).json()).toEqual(before);
    expect(before.posts[0]._id).toBe(second._id);
    expect((await call('GET', `/api/posts/comments/${first._id}`)).json()).toEqual([comment]);
    expect((await call('GET', '/api/posts/deleted')).json()).toEqual([]);
    expect((await restore(first._id)).statusCode).toBe(200);
  });

  it('keeps its picture until it can not come back any more', async () => {
    const { _id, imgUrl } = await create();
    await call('DELETE', `/api/posts/${_id}`);
    pass(30 * DAY - HOUR);
    await sweep();
    expect(await posts.pictures()).toEqual([imgUrl]);
    pass(-2 * HOUR);
    expect((await restore(_id)).json().imgUrl).toBe(imgUrl);
    await call('DELETE', `/api/posts/${_id}`);
    pass(33 * DAY);
    await sweep();
    expect(await posts.pictures()).toEqual([]);
  });

  it('is refused when it is asked for too late', async () => {
    const { _id } = await create();
    await call('DELETE', `/api/posts/${_id}`);
    pass(30 * DAY);
    const answer = await restore(_id);
    expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringMatching(/слишком давно/)]);
    expect((await call('GET', '/api/posts/deleted')).json()).toEqual([]);
  });

  it('leaves nothing in the read models once it can not come back', async () => {
    const first = await create();
    await call('POST', `/api/comments/${first._id}`, { comment: 'Да' });
    await call('DELETE', `/api/posts/${first._id}`);
    const second = await create();
    pass(32 * DAY);
    await call('DELETE', `/api/posts/${second._id}`);
    const { newsList, comments } = posts.parts.readModels;
    expect(await newsList.get(`removed:${first._id}`)).toBeNull();
    expect(await comments.get(`post:${first._id}`)).toBeNull();
    expect(await comments.get(`comments:${first._id}:0`)).toBeNull();
    expect(await newsList.get(`removed:${second._id}`)).not.toBeNull();
  });
});

describe('refusals', () => {
  it('judge first who asks', async () => {
    const { _id } = await create();
    const user = await posts.user('Пётр');
    const before = await posts.events();
    for (const [method, url] of [
      ['GET', '/api/posts/deleted'],
      ['GET', `/api/posts/${_id}/history`],
      ['GET', `/api/posts/${_id}/history/1`],
      ['POST', `/api/posts/${_id}/restore`],
      ['POST', '/api/posts/x/restore'],
    ] as const) {
      const status = async (headers: Record<string, string>) =>
        (await posts.app.inject({ method, url, headers })).statusCode;
      expect(await status({}), url).toBe(401);
      expect(await status(await posts.parts.auth.headers(user.id)), url).toBe(403);
    }
    expect(await posts.events()).toBe(before);
  });

  it.each<[string, object, number]>([
    ['a version that never was', { version: 2 }, 404],
    ['no number', { version: '1' }, 400],
    ['version nought', { version: 0 }, 400],
    ['an operator object', { version: { $gt: 0 } }, 400],
    ['an unknown field', { version: 1, title: 'x' }, 400],
    ['a list', [], 400],
  ])('answer %s', async (_, body, status) => {
    const { _id } = await create();
    const before = await posts.events();
    const answer = await restore(_id, body);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/[а-я]/)]);
    expect(await posts.events()).toBe(before);
  });

  it('tell of posts and versions that never were', async () => {
    const { _id } = await create();
    expect((await restore(uuidv7())).json()).toMatchObject({
      statusCode: 404,
      message: 'Новость не найдена.',
    });
    expect((await restore(uuidv7(), { version: 1 })).statusCode).toBe(404);
    expect((await call('GET', `/api/posts/${uuidv7()}/history`)).statusCode).toBe(404);
    for (const version of ['0', '9', 'x', '1e3', '99999999999']) {
      const { statusCode, body } = await call('GET', `/api/posts/${_id}/history/${version}`);
      expect([statusCode, JSON.parse(body).message]).toEqual([404, 'Такого варианта новости нет.']);
    }
  });
});

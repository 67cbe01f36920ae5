import { uuidv7 } from '@portal/event-store/uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

let posts: TestPosts;
let admin: TestUser;
let user: TestUser;
let postId: string;

beforeEach(async () => {
  posts = await TestPosts.start();
  admin = await posts.user('Мария', 'admin');
  user = await posts.user('Пётр');
  const payload = { title: 'а', text: 'б' };
  const answer = await posts.app.inject({
    method: 'POST',
    url: '/api/posts',
    headers: admin.headers,
    payload,
  });
  postId = answer.json()._id;
  await posts.settled();
});
afterEach(() => posts.close());

async function write(payload: unknown, headers: Record<string, string> = {}, id = postId) {
  const answer = await posts.app.inject({
    ...{ method: 'POST', url: `/api/comments/${id}`, payload: payload as object },
    headers: { ...user.headers, ...headers },
  });
  await posts.settled();
  return answer;
}
const list = async (id = postId) => posts.app.inject({ method: 'GET', url: `/api/posts/comments/${id}` });

it('answers the comment, which everybody can read from then on', async () => {
  const answer = await write({ postId, comment: 'Спасибо!' });
  expect(answer.statusCode).toBe(201);
  const comment = answer.json();
  expect(comment).toEqual({
    ...{ _id: expect.any(String), postId, userId: user.id, username: 'Пётр', comment: 'Спасибо!' },
    createdAt: expect.stringMatching(/Z$/),
  });
  expect((await list()).json()).toEqual([comment]);
  const post = await posts.app.inject({ method: 'GET', url: `/api/posts/${postId}` });
  expect(post.json()).toMatchObject({ comments: [comment._id], version: 1 });
});

it('lists an empty array before the first comment', async () => {
  expect((await list()).json()).toEqual([]);
});

it('keeps fifty comments that come at once, oldest first', async () => {
  const texts = Array.from({ length: 50 }, (_, n) => `Комментарий ${n}`);
  const answers = await Promise.all(texts.map((comment) => write({ comment })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
  const listed = (await list()).json() as { comment: string; createdAt: string }[];
  expect(listed.map(({ comment }) => comment).toSorted()).toEqual(texts.toSorted());
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed.map(({ createdAt }) => createdAt).toSorted(),
  );
});

it('lists more comments than one document holds, with all ids in the post', async () => {
  for (let n = 1; n <= 205; n += 1) await write({ comment: `Комментарий ${n}` });
  const listed = (await list()).json() as { _id: string; comment: string }[];
  expect(listed.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 205 }, (_, n) => `Комментарий ${n + 1}`),
  );
  const post = await posts.app.inject({ method: 'GET', url: `/api/posts/${postId}` });
  expect(post.json().comments).toEqual(listed.map(({ _id }) => _id));
});

it('makes one comment of the same request sent twice', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await write({ comment: 'Раз' }, key);
  const second = await write({ comment: 'Раз' }, key);
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect((await write({ comment: 'Два' }, key)).statusCode).toBe(409);
  expect((await list()).json()).toHaveLength(1);
});

it('shows no name once the account is forgotten', async () => {
  await write({ comment: 'Раз' });
  await posts.parts.vault.forget(`keys.user.${user.id}`);
  expect((await list()).json()).toMatchObject([{ username: '', comment: 'Раз' }]);
});

describe('a comment is refused', () => {
  it.each<[string, unknown, number]>([
    ['blank', { comment: ' \n ' }, 400],
    ['too long', { comment: 'x'.repeat(2_001) }, 400],
    ['without text', {}, 400],
    ['with an operator object', { comment: { $ne: null } }, 400],
    ['with an unknown field', { comment: 'а', userId: 'x' }, 400],
    ['for another post than the address says', { comment: 'а', postId: uuidv7() }, 400],
    ['too large', { comment: 'x'.repeat(100_000) }, 413],
  ])('%s', async (_, payload, status) => {
    const before = await posts.events();
    const answer = await write(payload);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/[а-я]/)]);
    expect(await posts.events()).toBe(before);
  });

  it('without a token', async () => {
    const payload = { comment: 'а' };
    const answer = await posts.app.inject({ method: 'POST', url: `/api/comments/${postId}`, payload });
    expect(answer.statusCode).toBe(401);
  });

  it('under a post that is not there, or not any more', async () => {
    const missing = await write({ comment: 'а' }, {}, uuidv7());
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Новость не найдена.']);
    await write({ comment: 'а' });
    await posts.app.inject({ method: 'DELETE', url: `/api/posts/${postId}`, headers: admin.headers });
    await posts.settled();
    expect((await write({ comment: 'б' })).statusCode).toBe(404);
    const listed = await list();
    expect([listed.statusCode, listed.json().message]).toEqual([404, 'Новость не найдена.']);
    expect((await list(uuidv7())).statusCode).toBe(404);
    expect((await list('x')).json().message).toBe('Новость не найдена.');
  });
});

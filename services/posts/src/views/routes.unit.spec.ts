import { uuidv7 } from '@portal/event-store/uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

let posts: TestPosts;
let admin: TestUser;
let postId: string;

beforeEach(async () => {
  posts = await TestPosts.start();
  admin = await posts.user('Мария', 'admin');
  const payload = { title: 'а', text: 'б' };
  const answer = await posts.app.inject({
    method: 'POST',
    url: '/api/posts',
    headers: admin.headers,
    payload,
  });
  postId = answer.json()._id;
});
afterEach(() => posts.close());

async function report(payload: object, headers: Record<string, string> = {}) {
  const answer = await posts.app.inject({ method: 'POST', url: '/internal/views', payload, headers });
  await posts.settled();
  return answer;
}
const read = async () => (await posts.app.inject({ method: 'GET', url: `/api/posts/${postId}` })).json();

it('shows what gateways have counted, without making a new version of the post', async () => {
  expect((await report({ views: { [postId]: 2, [uuidv7()]: 9 } })).statusCode).toBe(204);
  await report({ views: { [postId]: 1 } });
  expect(await read()).toMatchObject({ views: 3, version: 1 });
});

it('makes no event when nothing was opened', async () => {
  const before = await posts.events();
  expect((await report({ views: {} })).statusCode).toBe(204);
  expect((await report({ views: { [uuidv7()]: 1 } })).statusCode).toBe(204);
  expect(await posts.events()).toBe(before);
});

it('does not count by itself when a post is read', async () => {
  await read();
  expect((await read()).views).toBe(0);
});

it('is not for those who come through the gateway', async () => {
  const answer = await report({ views: { [postId]: 1 } }, { 'x-forwarded-for': '203.0.113.7' });
  expect(answer.statusCode).toBe(404);
  expect((await read()).views).toBe(0);
});

it.each([
  [{ views: { x: 1 } }],
  [{ views: { $inc: 1 } }],
  [{ views: { [uuidv7()]: 0 } }],
  [{ views: { [uuidv7()]: -5 } }],
  [{ views: { [uuidv7()]: 1.5 } }],
  [{ views: { [uuidv7()]: '1' } }],
  [{ views: [] }],
  [{}],
])('refuses %j', async (payload) => {
  const before = await posts.events();
  expect((await report(payload)).statusCode).toBe(400);
  expect(await posts.events()).toBe(before);
});

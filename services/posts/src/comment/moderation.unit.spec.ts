import { limits } from '@portal/contracts/rest/limits';
import { uuidv7 } from '@portal/event-store/uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

let posts: TestPosts;
let admin: TestUser;
let writer: TestUser;
let postId: string;

beforeEach(async () => {
  posts = await TestPosts.start();
  admin = await posts.user('Мария', 'admin');
  writer = await posts.user('Пётр');
  postId = (await call('POST', '/api/posts', admin, { title: 'а', text: 'б' })).json()._id;
});
afterEach(() => posts.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, user: Partial<TestUser> = {}, payload?: object) {
  const headers = user.headers ?? {};
  const answer = await posts.app.inject({ method, url, headers, ...(payload && { payload }) });
  await posts.settled();
  return answer;
}

const write = async (comment: string) =>
  (await call('POST', `/api/comments/${postId}`, writer, { comment })).json();
const address = (comment: { _id: string }) => `/api/comments/${postId}/${comment._id}`;
const list = async () => (await call('GET', `/api/posts/comments/${postId}`)).json();
const inPost = async () => (await call('GET', `/api/posts/${postId}`)).json().comments;
const hide = (comment: { _id: string }, reason = 'Оскорбление') =>
  call('PUT', address(comment), admin, { hidden: true, reason });
const show = (comment: { _id: string }) => call('PUT', address(comment), admin, { hidden: false });

describe('what somebody has written', () => {
  const mine = async (user?: TestUser) => call('GET', '/api/comments/mine', user);

  it('is theirs to take along, with what is hidden and why, and nothing of others', async () => {
    const first = await write('Раз');
    const second = await write('Два');
    await call('DELETE', address(await write('Три')), writer);
    await call('POST', `/api/comments/${postId}`, admin, { comment: 'Чужой' });
    await hide(second);
    await call('DELETE', `/api/posts/${postId}`, admin);
    const told = ({ _id, comment, createdAt }: typeof first) => ({ _id, postId, comment, createdAt });
    expect((await mine(writer)).json()).toEqual([
      { ...told(first), hidden: null },
      { ...told(second), hidden: { reason: 'Оскорбление', at: expect.any(String) } },
    ]);
    expect((await mine(await posts.user('Никто'))).json()).toEqual([]);
    expect((await mine()).statusCode).toBe(401);
  });
});

describe('deleting a comment', () => {
  it.each(['writer', 'administrator'])('is for its %s, and answers it as it was', async (who) => {
    const first = await write('Раз');
    const second = await write('Два');
    const answer = await call('DELETE', address(first), who === 'writer' ? writer : admin);
    expect([answer.statusCode, answer.json()]).toEqual([200, first]);
    expect(await list()).toEqual([second]);
    expect(await inPost()).toEqual([second._id]);
    expect((await call('DELETE', address(first), writer)).statusCode).toBe(404);
  });

  it('leaves the others in their places, also when there are more than one document holds', async () => {
    const comments: { _id: string }[] = [];
    for (let n = 1; n <= 110; n += 1) comments.push(await write(`Комментарий ${n}`));
    for (const n of [4, 105]) await call('DELETE', address(comments[n]!), writer);
    comments.push(await write('Последний'));
    const left = comments.filter((_, n) => n !== 4 && n !== 105).map(({ _id }) => _id);
    expect((await list()).map(({ _id }: { _id: string }) => _id)).toEqual(left);
    expect(await inPost()).toEqual(left);
  });

  it('takes its words out of the read model', async () => {
    const comment = await write('Тайна');
    await call('DELETE', address(comment), writer);
    const kept = await posts.parts.readModels.comments.get(`comments:${postId}:0`);
    expect(JSON.stringify(kept)).not.toContain('Тайна');
  });
});

describe('hiding a comment', () => {
  it('keeps it from visitors, and tells administrators who has hidden it, when and why', async () => {
    const first = await write('Раз');
    const second = await write('Два');
    const answer = await hide(first);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...first, hidden: { reason: 'Оскорбление', username: 'Мария', at: expect.stringMatching(/Z$/) } },
    ]);
    expect(await list()).toEqual([second]);
    expect(await inPost()).toEqual([second._id]);
    const moderated = await call('GET', `/api/comments/${postId}`, admin);
    expect(moderated.json()).toEqual([answer.json(), { ...second, hidden: null }]);
  });

  it('can be taken back: the comment is where it was', async () => {
    const first = await write('Раз');
    const second = await write('Два');
    await hide(first);
    expect((await show(first)).json()).toEqual({ ...first, hidden: null });
    expect(await list()).toEqual([first, second]);
    const third = await write('Три');
    expect(await inPost()).toEqual([first._id, second._id, third._id]);
  });

  it('makes no event when nothing changes', async () => {
    const comment = await write('Раз');
    await hide(comment);
    const before = await posts.events();
    expect((await hide(comment)).statusCode).toBe(200);
    expect(await posts.events()).toBe(before);
  });

  it('does not keep it from being deleted, and counts it once', async () => {
    const first = await write('Раз');
    const second = await write('Два');
    await hide(first);
    expect((await call('DELETE', address(first), writer)).statusCode).toBe(200);
    expect(await inPost()).toEqual([second._id]);
    expect((await call('GET', `/api/comments/${postId}`, admin)).json()).toHaveLength(1);
  });
});

describe('refusals', () => {
  it('come before anything is looked at', async () => {
    const comment = await write('Раз');
    const other = await posts.user('Ольга');
    const before = await posts.events();
    const statuses = await Promise.all([
      call('DELETE', address(comment)),
      call('DELETE', address(comment), other),
      call('PUT', address(comment), {}, { hidden: 'x' }),
      call('PUT', address(comment), writer, { hidden: true, reason: 'Сам' }),
      call('GET', `/api/comments/${postId}`),
      call('GET', `/api/comments/${postId}`, writer),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 403, 401, 403]);
    expect(await posts.events()).toBe(before);
    expect(await list()).toEqual([comment]);
  });

  it.each<[string, unknown]>([
    ['no reason', { hidden: true }],
    ['a blank reason', { hidden: true, reason: ' ' }],
    ['a long reason', { hidden: true, reason: 'x'.repeat(limits.moderation.reason + 1) }],
    ['an operator object', { hidden: { $ne: null } }],
    ['a word', { hidden: 'true' }],
    ['an unknown field', { hidden: false, comment: 'x' }],
    ['nothing', {}],
  ])('answer %s', async (_, payload) => {
    const comment = await write('Раз');
    const before = await posts.events();
    const answer = await call('PUT', address(comment), admin, payload as object);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/[а-я]/)]);
    expect(await posts.events()).toBe(before);
  });

  it('tell that there is no such comment under that post', async () => {
    const comment = await write('Раз');
    for (const url of [
      `/api/comments/${postId}/${uuidv7()}`,
      `/api/comments/${uuidv7()}/${comment._id}`,
      `/api/comments/${postId}/x`,
    ]) {
      const removed = await call('DELETE', url, writer);
      expect([removed.statusCode, removed.json().message]).toEqual([404, 'Комментарий не найден.']);
      expect((await call('PUT', url, admin, { hidden: false })).statusCode).toBe(404);
    }
    expect((await call('GET', `/api/comments/${uuidv7()}`, admin)).json().message).toBe(
      'Новость не найдена.',
    );
  });
});

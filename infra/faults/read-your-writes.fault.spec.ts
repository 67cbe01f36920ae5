import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comment } from '@portal/contracts/rest/comment';
import type { Post, PostList } from '@portal/contracts/rest/post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { type Answer, insist, publish, signIn } from './client.ts';

const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };
const USERS = 50;
const COMMENTS_EACH = 4;
const EDITS = 100;

describe('what is written is read back at once', () => {
  let portal: Portal;
  let dataDir: string;
  let admin: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-writes-'));
    portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
    admin = await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
  }, 300_000);

  afterAll(async () => {
    await portal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  const commentsOf = async (postId: string) =>
    (await insist(`${portal.url}/api/posts/comments/${postId}`)).body as Comment[];
  const post = async (postId: string) => (await insist(`${portal.url}/api/posts/${postId}`)).body as Post;

  /** One after another: hashing passwords is what the machine is slowest at, and not what is looked at here. */
  async function register(count: number): Promise<string[]> {
    const tokens: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const json = { username: `reader-${n}`, password: `password of reader ${n}` };
      const { body } = await insist(`${portal.url}/api/auth/register`, { method: 'POST', json });
      tokens.push((body as { token: string }).token);
    }
    return tokens;
  }

  it('by fifty users who comment at once: nothing lost, nothing twice, nothing stale', async () => {
    const postId = await publish(portal.url, admin, 'Все пишут сразу');
    const users = await register(USERS);
    const missed: string[] = [];
    const written = await Promise.all(
      users.map(async (token, n) => {
        const ids: string[] = [];
        for (let i = 1; i <= COMMENTS_EACH; i += 1) {
          const json = { comment: `Читатель ${n}, комментарий ${i}` };
          const url = `${portal.url}/api/comments/${postId}`;
          const key = `reader-${n}-comment-${i}`;
          const answer: Answer = await insist(url, { method: 'POST', token, json, key });
          const { _id, comment, username } = answer.body as Comment;
          expect([answer.status, comment, username]).toEqual([201, json.comment, `reader-${n}`]);
          ids.push(_id);
          const [listed, told] = await Promise.all([commentsOf(postId), post(postId)]);
          if (!listed.some((one) => one._id === _id)) missed.push(`${_id} in the list`);
          if (!told.comments.includes(_id)) missed.push(`${_id} in the post`);
        }
        return ids;
      }),
    );
    expect(missed).toEqual([]);
    const listed = await commentsOf(postId);
    expect(listed.map(({ _id }) => _id).toSorted()).toEqual(written.flat().toSorted());
    expect((await post(postId)).comments).toEqual(listed.map(({ _id }) => _id));
    const times = listed.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());

    await expectModeration(postId, listed, users);
  }, 180_000);

  /** Half of them are deleted by their writers and some hidden, all at once. */
  async function expectModeration(postId: string, listed: Comment[], users: string[]) {
    const doomed = listed.filter((_, n) => n % 2 === 0);
    const hidden = listed.filter((_, n) => n % 8 === 1);
    const writerOf = ({ username }: Comment) => users[Number(username.split('-')[1])]!;
    const statuses = await Promise.all([
      ...doomed.map(async (comment) => {
        const url = `${portal.url}/api/comments/${postId}/${comment._id}`;
        return (await insist(url, { method: 'DELETE', token: writerOf(comment) })).status;
      }),
      ...hidden.map(async (comment) => {
        const url = `${portal.url}/api/comments/${postId}/${comment._id}`;
        const json = { hidden: true, reason: 'Проверка' };
        return (await insist(url, { method: 'PUT', token: admin, json })).status;
      }),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const left = listed.filter((comment) => !doomed.includes(comment) && !hidden.includes(comment));
    expect(await commentsOf(postId)).toEqual(left);
    expect((await post(postId)).comments).toEqual(left.map(({ _id }) => _id));
  }

  it('through a hundred edits of a post in a row, in the post and in the list', async () => {
    const postId = await publish(portal.url, admin, 'Правки');
    for (let n = 1; n <= EDITS; n += 1) {
      const title = `Правка ${n}`;
      const url = `${portal.url}/api/posts/${postId}`;
      expect((await insist(url, { method: 'PUT', token: admin, json: { title } })).status).toBe(200);
      const [one, list] = await Promise.all([post(postId), insist(`${portal.url}/api/posts?limit=3`)]);
      expect(one).toMatchObject({ title, version: n + 1 });
      expect((list.body as PostList).posts[0]).toMatchObject({ _id: postId, title });
    }
    const history = await insist(`${portal.url}/api/posts/${postId}/history`, { token: admin });
    expect((history.body as unknown[]).length).toBe(EDITS + 1);
  }, 180_000);

  it('when a post is deleted and comes back, ten times in a row', async () => {
    const postId = await publish(portal.url, admin, 'Туда и обратно');
    const url = `${portal.url}/api/posts/${postId}`;
    const before = await post(postId);
    for (let n = 1; n <= 10; n += 1) {
      await insist(url, { method: 'DELETE', token: admin });
      expect((await insist(url)).status).toBe(404);
      await insist(`${url}/restore`, { method: 'POST', token: admin, json: {} });
      expect({ ...(await post(postId)), views: before.views }).toEqual(before);
    }
  }, 60_000);
});

import { MemoryLog } from '@portal/event-store/memory-log';
import { MemoryProjection } from '@portal/event-store/testing/memory-projection';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { afterEach, expect, it } from 'vitest';
import { newsListProjection } from './read-models/news-list/projection.ts';
import { memoryReadModels } from './testing/memory-read-models.ts';
import { TestPosts } from './testing/test-posts.ts';

let posts: TestPosts;
afterEach(() => posts.close());

const ready = async () => {
  const answer = await posts.app.inject('/readyz');
  return { status: answer.statusCode, checks: answer.json().checks };
};

it('is ready when all its read models are', async () => {
  posts = await TestPosts.start();
  await posts.user('Мария', 'admin');
  expect(await ready()).toEqual({
    status: 200,
    checks: { identity: 'ok', log: 'ok', 'news-list': 'ok', comments: 'ok', users: 'ok' },
  });
});

it('is not ready before it has read what was in the log at the start', async () => {
  const auth = await TestAuth.start();
  const log = new MemoryLog('POSTS');
  const events = [{ type: 'portal.posts.viewed.v1', data: { views: {} } }];
  await log.append([{ subject: 'posts.views', expected: 0, events }]);
  const newsList = new MemoryProjection(newsListProjection);
  posts = await TestPosts.start({
    auth,
    log,
    readModels: { ...memoryReadModels(auth.log, log), newsList },
  });
  expect(await ready()).toMatchObject({ status: 503, checks: { 'news-list': 'has come to 0 of 1' } });
  for (const event of await log.load('posts.views')) await newsList.fold(event);
  expect((await ready()).status).toBe(200);
});

it('can build each of its read models anew', async () => {
  posts = await TestPosts.start();
  const answer = await posts.app.inject('/internal/rebuild');
  expect(answer.json()).toEqual(['news-list', 'comments', 'users']);
});

import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

const nowhere = 'http://127.0.0.1:9';
const postId = '0199f5a1-0000-7000-8000-000000000001';
let logs: { POSTS: MemoryLog; AUTH: MemoryLog };
let web: WebDir;
let posts: SmallPosts;
let gateway: RunningGateway;

beforeEach(async () => {
  logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  const event = { type: 'portal.post.published.v1', data: { postId, title: 'Новость' } };
  await logs.POSTS.append([{ subject: `posts.post.${postId}`, expected: 0, events: [event] }]);
  web = await WebDir.make();
  posts = await SmallPosts.start(logs.POSTS, logs.AUTH);
  const services = { auth: nowhere, posts: posts.url, questions: nowhere, content: nowhere };
  gateway = await startGateway({ logs, webDir: web.path, services });
  await untilReady(gateway);
});

afterEach(async () => {
  await gateway.app.close();
  await posts.close();
  await web.remove();
});

const open = (init: RequestInit = {}) => fetch(`${gateway.url}/api/posts/${postId}`, init);
const shown = async () => ((await (await open()).json()) as { views: number }).views;

it('counts every opening, from memory or not, with or without a body, and shows it within two seconds', async () => {
  const first = await open();
  const tag = first.headers.get('etag') ?? '';
  await Promise.all(Array.from({ length: 8 }, () => open()));
  expect((await open({ headers: { 'if-none-match': tag } })).status).toBe(304);
  const before = Date.now();
  await until(() => posts.viewsOf(postId) === 10);
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(await shown()).toBe(10);
  expect(posts.asksFor(`/api/posts/${postId}`)).toBe(2);
});

it('does not count HEAD, nor a post that is not there', async () => {
  await open({ method: 'HEAD' });
  await open({ method: 'HEAD' });
  await fetch(`${gateway.url}/api/posts/0199f5a1-0000-7000-8000-000000000002`);
  await gateway.app.close();
  expect(posts.asksFor('/internal/views')).toBe(0);
});

it('keeps what it has counted while posts is away, and tells it once posts is back', async () => {
  await open();
  await until(() => posts.viewsOf(postId) === 1);
  await (await open()).text();
  const { port } = posts;
  await posts.close();
  for (let time = 0; time < 4; time++) expect((await open()).status).toBe(200);
  posts = await SmallPosts.start(logs.POSTS, logs.AUTH, port);
  await until(() => posts.viewsOf(postId) === 6);
});

it('gives an answer with old views rather than none, and the new one once posts can answer again', async () => {
  await (await open()).text();
  const go = posts.holdReading();
  await until(() => posts.asksFor('/internal/views') === 1);
  // The event of that view is heard by now, and posts can't catch up with it.
  await until(async () =>
    (await gateway.app.inject('/metrics')).body.includes('stream="POSTS",service="gateway"} 2'),
  );
  expect(await shown()).toBe(0);
  go();
  await until(async () => (await shown()) > 0);
});

it('tells what is left when it stops', async () => {
  await open();
  await gateway.app.close();
  await until(() => posts.viewsOf(postId) === 1);
});

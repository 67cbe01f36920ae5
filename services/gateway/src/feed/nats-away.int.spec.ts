import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { type OwnNats, startOwnNats } from '@portal/event-store/testing/own-nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

const nowhere = 'http://127.0.0.1:9';
let nats: OwnNats;
let connections: LogConnections[];
let web: WebDir;
let posts: SmallPosts;
let gateway: RunningGateway;

beforeAll(async () => {
  nats = await startOwnNats();
});
afterAll(() => nats.stop());

beforeEach(async () => {
  connections = await Promise.all(
    ['posts', 'gateway'].map((name) => connectLog({ natsUrl: nats.url, name })),
  );
  const [ofPosts, ofGateway] = connections.map((log) => ({ POSTS: log.log('POSTS'), AUTH: log.log('AUTH') }));
  web = await WebDir.make();
  posts = await SmallPosts.start(ofPosts!.POSTS, ofPosts!.AUTH);
  const services = { auth: nowhere, posts: posts.url, questions: nowhere, content: nowhere };
  gateway = await startGateway({ logs: ofGateway!, webDir: web.path, services });
  await untilReady(gateway);
});

afterEach(async () => {
  await gateway.app.close();
  await posts.close();
  await Promise.all(connections.map((log) => log.close()));
  await web.remove();
});

const get = (path: string) => fetch(gateway.url + path);
const text = async (path: string) => (await get(path)).text();
const ready = async () => (await gateway.app.inject('/readyz')).statusCode === 200;

async function publish(title: string): Promise<string> {
  const body = JSON.stringify({ title });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${gateway.url}/api/posts`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { _id: string })._id;
}

describe('without NATS', () => {
  it('answers in memory are given, nothing is taken in, and all begins anew when it is back', async () => {
    const id = await publish('Первая');
    await until(async () => {
      await text('/api/posts');
      const before = posts.asksFor('/api/posts');
      await text('/api/posts');
      return posts.asksFor('/api/posts') === before;
    });
    const asked = posts.asksFor('/api/posts');

    await nats.kill();
    await until(async () => !(await ready()));
    expect((await get('/api/posts')).status).toBe(200);
    expect(await text('/api/posts')).toContain('Первая');
    expect(posts.asksFor('/api/posts')).toBe(asked);
    for (let time = 0; time < 2; time++) expect((await get(`/api/posts/${id}`)).status).toBe(200);
    expect(posts.asksFor(`/api/posts/${id}`)).toBe(2);

    await nats.start();
    await until(ready);
    expect(await text('/api/posts')).toContain('Первая');
    expect(posts.asksFor('/api/posts')).toBeGreaterThan(asked);
    await publish('Вторая');
    expect(await text('/api/posts')).toContain('Вторая');
  });
});

it('never serves what a change has outdated, however often NATS is killed', async () => {
  const writer = connections[0]!.log('POSTS');
  for (let turn = 0; turn < 4; turn++) {
    await text('/api/posts');
    const killing = turn % 2 === 1 ? nats.kill().then(() => nats.start()) : undefined;
    const postId = crypto.randomUUID();
    const event = { type: 'portal.post.published.v1', data: { postId, title: `Раз ${turn}.` } };
    await writer.append([{ subject: `posts.post.${postId}`, expected: 0, events: [event] }]);
    await killing;
    await until(async () => (await text('/api/posts')).includes(`Раз ${turn}.`));
    expect(await text('/api/posts')).toContain(`Раз ${turn}.`);
  }
});

it('drops by real events what another gateway has changed', async () => {
  await until(async () => {
    await text('/api/posts');
    return (
      (await fetch(`${gateway.url}/metrics`).then((answer) => answer.text())).match(
        /answers_kept\{.*\} 1/,
      ) !== null
    );
  });
  const postId = crypto.randomUUID();
  const event = { type: 'portal.post.published.v1', data: { postId, title: 'Чужая' } };
  await connections[0]!
    .log('POSTS')
    .append([{ subject: `posts.post.${postId}`, expected: 0, events: [event] }]);
  const before = Date.now();
  await until(async () => (await text('/api/posts')).includes('Чужая'));
  expect(Date.now() - before).toBeLessThan(1_000);
});

import { MemoryLog } from '@portal/event-store/memory-log';
import { createService, type Service } from '@portal/service-kit/create-service';
import { Position } from '@portal/service-kit/position';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

let logs: { POSTS: MemoryLog; CONTENT: MemoryLog; AUTH: MemoryLog };
let web: WebDir;
let posts: SmallPosts;
let content: Service;
let asked: number;
let position: Position;
let gateway: RunningGateway;

/** content in a few lines: it counts how often it is asked, and knows all that was written. */
async function smallContent(): Promise<Service> {
  const app = await createService({ name: 'content', authLog: logs.AUTH });
  position = new Position();
  app.sequences.add('CONTENT', position);
  app.get('/api/content/facts', { config: { access: 'public' } }, async () => ({ asked: ++asked }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

beforeEach(async () => {
  asked = 0;
  logs = { POSTS: new MemoryLog('POSTS'), CONTENT: new MemoryLog('CONTENT'), AUTH: new MemoryLog('AUTH') };
  web = await WebDir.make();
  posts = await SmallPosts.start(logs.POSTS, logs.AUTH);
  content = await smallContent();
  const { port } = content.server.address() as { port: number };
  const nowhere = 'http://127.0.0.1:9';
  const services = {
    ...{ auth: nowhere, posts: posts.url, questions: nowhere, content: `http://127.0.0.1:${port}` },
  };
  gateway = await startGateway({ logs, webDir: web.path, services });
  await untilReady(gateway);
});
afterEach(async () => {
  await gateway.app.close();
  await Promise.all([posts.close(), content.close()]);
  await web.remove();
});

const facts = async () => {
  const answer = await fetch(`${gateway.url}/api/content/facts`);
  return ((await answer.json()) as { asked: number }).asked;
};

async function append(type: string, data: object): Promise<void> {
  const event = { type, data };
  const { sequence } = await logs.CONTENT.append([
    { subject: `content.${type}`, expected: 0, events: [event] },
  ]);
  position.advance(sequence);
}

it('answers what the centre says from memory until the event that changes it', async () => {
  expect([await facts(), await facts(), await facts()]).toEqual([1, 1, 1]);
  await append('portal.videos.changed.v1', { value: [] });
  await append('portal.contacts.changed.v1', { value: {} });
  await until(async () => (await facts()) === 2);
  expect(await facts()).toBe(2);
});

it('keeps posts in memory whatever the centre says, and the other way round', async () => {
  const read = async () => (await fetch(`${gateway.url}/api/posts`)).text();
  await read();
  await facts();
  await append('portal.contacts.changed.v1', { value: {} });
  await until(async () => (await facts()) === 2);
  await read();
  expect(posts.asksFor('/api/posts')).toBe(1);
});

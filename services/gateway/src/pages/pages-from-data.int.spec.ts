import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until, untilReady } from '../testing/gateway.ts';
import { SmallPosts } from '../testing/small-posts.ts';
import { WebDir } from '../testing/web-dir.ts';

let web: WebDir;
let posts: SmallPosts;
let gateway: RunningGateway;

beforeEach(async () => {
  const log = new MemoryLog('POSTS');
  const auth = new MemoryLog('AUTH');
  web = await WebDir.make();
  await web.writeLayouts('1', {
    '/news': '<main>⟦page⟧</main>',
    '/news/:id': '<p>⟦title⟧</p><main>⟦page⟧</main>',
  });
  posts = await SmallPosts.start(log, auth);
  const nowhere = 'http://127.0.0.1:9';
  gateway = await startGateway({
    logs: { POSTS: log, AUTH: auth },
    webDir: web.path,
    services: { auth: nowhere, posts: posts.url, questions: nowhere, content: nowhere },
  });
  await untilReady(gateway);
});

afterEach(async () => {
  await gateway.app.close();
  await posts.close();
  await web.remove();
});

const get = (path: string, init?: RequestInit) => fetch(gateway.url + path, init);

async function send(method: string, path: string, title: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await get(path, { method, headers, body: JSON.stringify({ title, text: 'Текст' }) });
  return ((await answer.json()) as { _id: string })._id;
}

describe('the page of a post', () => {
  it('can be read without JavaScript, and changes with the post at once', async () => {
    const id = await send('POST', '/api/posts', 'Снег <b>');
    const page = await get(`/news/${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<p>Снег &lt;b&gt;</p><main><h1>Снег &lt;b&gt;</h1>');
    await send('PUT', `/api/posts/${id}`, 'Дождь');
    expect(await (await get(`/news/${id}`)).text()).toContain('<h1>Дождь</h1>');
  });

  it('is made once for all who look at it, and each of them counts', async () => {
    const id = await send('POST', '/api/posts', 'Снег');
    for (let i = 0; i < 3; i++) expect((await get(`/news/${id}`)).status).toBe(200);
    await get(`/news/${id}`, { method: 'HEAD' });
    expect(posts.asksFor(`/api/posts/${id}`)).toBe(1);
    await until(() => posts.viewsOf(id) === 3);
  });

  it('that there is not is 404 and says so', async () => {
    const page = await get('/news/nothing');
    expect(page.status).toBe(404);
    const text = await page.text();
    expect(text).toContain('<h1>Новость не найдена.</h1>');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('leaves it to JavaScript to say that posts is away', async () => {
    await posts.close();
    const page = await get('/news/nothing');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Загрузка...');
  });
});

describe('the page of news', () => {
  it('holds a new post as soon as its writer has the answer', async () => {
    expect(await (await get('/news')).text()).toContain('Новостей не найдены.');
    const id = await send('POST', '/api/posts', 'Снег');
    expect(await (await get('/news?unknown=1')).text()).toContain(`<a href="/news/${id}">Снег</a>`);
  });
});

describe('feed, sitemap and search', () => {
  it('hold a new post as soon as its writer has the answer', async () => {
    const paths = ['/feed.atom', '/sitemap.xml', '/api/search?q=снегу'];
    for (const path of paths) expect((await get(path)).status).toBe(200);
    const id = await send('POST', '/api/posts', 'Снег');
    for (const path of paths) expect(await (await get(path)).text()).toContain(`/news/${id}`);
  });

  it('are only read', async () => {
    const answer = await get('/sitemap.xml', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('say when news can not be had, and find pages nevertheless', async () => {
    await posts.close();
    expect((await get('/sitemap.xml')).status).toBe(503);
    expect((await get('/api/search?q=аптека')).status).toBe(200);
  });
});

import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until } from '../testing/gateway.ts';
import { WebDir } from '../testing/web-dir.ts';

let web: WebDir;
let gateway: RunningGateway;

beforeEach(async () => {
  web = await WebDir.make();
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  gateway = await startGateway({ logs, webDir: web.path, trustProxy: ['127.0.0.1'] });
});

afterEach(async () => {
  await gateway.app.close();
  await web.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

describe('a page', () => {
  it('is HTML under the strict policy, with a tag to ask again by', async () => {
    const page = await get('/News/');
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    });
    expect(page.headers.get('strict-transport-security')).toBeNull();
    expect(await page.text()).toContain('<title>Новости —');
    expect((await get('/news', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('that does not exist is the shell with 404, each time', async () => {
    const page = await get('/nothing');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<div id="root">');
    expect((await get('/nothing', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(404);
  });

  it.each(['/%zz', '/%ff', '/news/%zz', `/${'a'.repeat(3_000)}`])(
    'does not exist at %s either',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('<title>Страница не найдена —');
    },
  );

  it('insists on TLS for those who have it', async () => {
    const page = await get('/', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' });
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age/);
    expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('shows a new registry without a restart', async () => {
    expect(await (await get('/news')).text()).toContain('/mf/mf-news/1/remote-entry.js');
    await web.writeRegistry('2');
    await until(async () => (await (await get('/news')).text()).includes('/mf/mf-news/2/remote-entry.js'));
  });

  it('stands while an area’s files are away, or the build is being exchanged', async () => {
    await rm(join(web.path, 'mf'), { recursive: true });
    expect((await get('/news')).status).toBe(200);
    await web.write('registry.json', '{ "schema": "half');
    await rename(join(web.path, 'shell'), join(web.path, 'away'));
    await until(async () => (await get('/')).status === 200);
    await web.writeShell('2');
    await web.writeRegistry('2');
    await until(async () => (await (await get('/news')).text()).includes('/static/shell.2.js'));
  });
});

it('is not ready, and says so, while there is no build', async () => {
  await web.remove();
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  const other = await startGateway({ logs, webDir: web.path });
  try {
    const ready = await fetch(`${other.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      ready: false,
      checks: { pages: expect.stringContaining('no front-end build') },
    });
    expect((await fetch(other.url)).status).toBe(503);
  } finally {
    await other.app.close();
  }
});

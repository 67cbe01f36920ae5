import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryLog } from '@portal/event-store/memory-log';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/gateway.ts';
import { raw } from '../testing/recorder.ts';
import { WebDir } from '../testing/web-dir.ts';

let web: WebDir;
let gateway: RunningGateway;

beforeEach(async () => {
  web = await WebDir.make();
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  gateway = await startGateway({ logs, webDir: web.path });
});

afterEach(async () => {
  await gateway.app.close();
  await web.remove();
});

const entry = '/mf/mf-news/1/remote-entry.js';

describe('a file of the build', () => {
  it('is kept for ever, and sent as the build has compressed it', async () => {
    const file = await request(`${gateway.url}/static/shell.1.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    await file.body.dump();
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(file.headers['content-security-policy']).toBeUndefined();
  });

  it('is sent plain to those who can not read the compressed one, or where there is none', async () => {
    const plain = await request(`${gateway.url}/static/shell.1.js`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(await plain.body.text()).toMatch(/^console/);
    const single = await request(gateway.url + entry, { headers: { 'accept-encoding': 'br' } });
    expect(await single.body.text()).toMatch(/^console/);
  });

  it('is gone when it is gone from disk, and there again when it is back', async () => {
    expect((await fetch(gateway.url + entry)).status).toBe(200);
    await rename(join(web.path, 'mf/mf-news'), join(web.path, 'away'));
    const gone = await fetch(gateway.url + entry);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(await gone.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Не найдено.' });
    await rename(join(web.path, 'away'), join(web.path, 'mf/mf-news'));
    expect((await fetch(gateway.url + entry)).status).toBe(200);
  });

  it.each([
    '/static/../registry.json',
    '/static/..%2fregistry.json',
    '/static/%2e%2e/registry.json',
    '/mf/mf-news/..%5c..%5cregistry.json',
    '/mf/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/static//etc/passwd',
    '/static/',
    '/mf/mf-news/',
    '/static/shell.1.js%00',
  ])('is all that can be had: %s can not', async (path) => {
    const got = await raw(gateway.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(got).toMatch(/^HTTP\/1.1 (?:404|400) /);
    expect(got).not.toMatch(/microFrontends|root:/);
  });
});

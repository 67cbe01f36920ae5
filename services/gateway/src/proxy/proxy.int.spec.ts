import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpLimits } from '../http/http-server.ts';
import { type RunningGateway, startGateway } from '../testing/gateway.ts';
import { Recorder, raw } from '../testing/recorder.ts';
import { WebDir } from '../testing/web-dir.ts';

const MEGABYTE = 1024 * 1024;
let web: WebDir;
let service: Recorder;
let gateway: RunningGateway;
let answer: { status?: number; headers?: Record<string, string>; body?: string };

async function start(
  options: { trustProxy?: string[]; memoryBytes?: number; http?: Partial<HttpLimits> } = {},
): Promise<void> {
  await gateway?.app.close();
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  const services = { auth: service.url, posts: service.url, questions: service.url, content: service.url };
  gateway = await startGateway({ logs, webDir: web.path, services, ...options });
}

beforeEach(async () => {
  answer = {};
  web = await WebDir.make();
  service = await Recorder.start(() => answer);
  await start();
});

afterEach(async () => {
  await gateway.app.close();
  await service.close();
  await web.remove();
});

const send = (method: string, path: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { method, ...init });

describe('a request', () => {
  it('reaches the service whole, and the answer its client', async () => {
    answer = { status: 409, headers: { 'x-test': '1', 'retry-after': '7' }, body: '{"message":"занято"}' };
    const sent = await send('POST', '/api/auth/register', {
      headers: { 'content-type': 'application/json', authorization: 'Bearer a.b.c', 'idempotency-key': 'k' },
      body: '{"username":"Анна"}',
    });
    expect(sent.status).toBe(409);
    expect(await sent.json()).toEqual({ message: 'занято' });
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'x-test': '1',
      'retry-after': '7',
      'cache-control': 'no-store',
    });
    expect(service.last).toMatchObject({
      method: 'POST',
      url: '/api/auth/register',
      body: '{"username":"Анна"}',
    });
    expect(service.last?.headers).toMatchObject({ authorization: 'Bearer a.b.c', 'idempotency-key': 'k' });
  });

  it('comes with nothing that its client can not say', async () => {
    await send('POST', '/api/auth/login', {
      headers: {
        'portal-required': 'POSTS=999999999',
        'portal-seen': 'POSTS=1',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        cookie: 'a=b',
      },
      body: '{}',
    });
    expect(service.last?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(gateway.url).host,
    });
    const sent = JSON.stringify(service.last?.headers);
    for (const word of ['999999999', '6.6.6.6', 'evil', 'a=b', 'portal-seen'])
      expect(sent).not.toContain(word);
  });

  it('comes with the visitor’s address from a proxy that is trusted', async () => {
    await start({ trustProxy: ['127.0.0.1'] });
    await send('POST', '/api/auth/login', { headers: { 'x-forwarded-for': '9.9.9.9, 5.6.7.8' }, body: '{}' });
    expect(service.last?.headers['x-forwarded-for']).toBe('5.6.7.8');
  });

  it('can not reach the inside', async () => {
    for (const path of [
      '/internal/views',
      '/api/auth/../../internal/views',
      '/api/auth/%2e%2e/internal',
      '//internal/views',
    ]) {
      const bytes = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
      expect(await raw(gateway.url, bytes)).toMatch(/^HTTP\/1.1 404 /);
    }
    expect(service.requests).toEqual([]);
  });

  it('gets no word of the inside back', async () => {
    answer = { headers: { 'portal-seen': 'AUTH=3', 'set-cookie': 'a=b', server: 'x', 'x-request-id': 'r' } };
    const got = await send('GET', '/api/auth/getMe');
    for (const name of ['portal-seen', 'set-cookie', 'server', 'x-request-id'])
      expect(got.headers.get(name)).toBeNull();
  });

  it('asks for what an earlier answer has seen', async () => {
    answer = { headers: { 'portal-seen': 'AUTH=41' } };
    await (await send('POST', '/api/auth/register', { body: '{}' })).text();
    await (await send('GET', '/api/auth/getMe')).text();
    expect(service.last?.headers['portal-required']).toBe('AUTH=41');
  });

  it('reaches questions under one spelling', async () => {
    await send('DELETE', '/api/SENDUS/7');
    expect(service.last).toMatchObject({ method: 'DELETE', url: '/api/sendUs/7' });
  });
});

describe('an answer', () => {
  it('that is older than what was asked for is not given', async () => {
    answer = { headers: { 'portal-seen': 'POSTS=5' } };
    await (await send('POST', '/api/comments/x', { body: '{}' })).text();
    answer = { headers: { 'portal-seen': 'POSTS=4' } };
    expect((await send('GET', '/api/posts')).status).toBe(503);
    answer = { headers: { 'portal-seen': 'POSTS=5' } };
    expect((await send('GET', '/api/posts')).status).toBe(200);
  });

  it('that would take too much of the memory is handed through', async () => {
    await start({ memoryBytes: 8_192 });
    const body = JSON.stringify('x'.repeat(3_000));
    answer = { headers: { 'portal-seen': 'POSTS=0,AUTH=0', 'content-length': String(body.length) }, body };
    for (let time = 0; time < 2; time++) expect(await (await send('GET', '/api/posts')).text()).toBe(body);
    expect(service.requests.length).toBeGreaterThan(2);
  });

  it.each([['/api/auth/getMe'], ['/api/posts']])(
    'of %s whose reader goes away in the middle troubles nobody',
    async (path) => {
      const gone = Promise.withResolvers<void>();
      const slow = (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
        response.once('close', gone.resolve);
      };
      await withService(slow, async (url) => {
        const reader = new AbortController();
        const reading = fetch(url + path, { signal: reader.signal });
        if (path === '/api/auth/getMe') await reading;
        reader.abort();
        if (path === '/api/auth/getMe') await gone.promise;
        else await expect(reading).rejects.toThrow();
        expect((await fetch(`${url}/livez`)).status).toBe(200);
      });
    },
  );

  it('that breaks off is 503 while nothing was sent', async () => {
    const broken = (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    };
    await withService(broken, async (url) => {
      expect((await fetch(`${url}/api/posts`)).status).toBe(503);
    });
  });
});

/** A gateway before a service that answers so. */
async function withService(
  answerSo: (request: IncomingMessage, response: ServerResponse) => void,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answerSo);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const posts = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  const services = { auth: posts, posts, questions: posts, content: posts };
  const other = await startGateway({ logs, webDir: web.path, services });
  try {
    await use(other.url);
  } finally {
    server.closeAllConnections();
    server.close();
    await other.app.close();
  }
}

describe('a refusal', () => {
  const refused = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as object),
  });

  it('of an unknown path is 404, of a wrong method 405 with what is allowed', async () => {
    expect(await refused(await send('GET', '/api/nothing'))).toEqual({
      status: 404,
      statusCode: 404,
      error: 'Not Found',
      message: 'Не найдено.',
    });
    const wrong = await send('DELETE', '/api/posts');
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await refused(wrong)).toMatchObject({ status: 405, error: 'Method Not Allowed' });
    expect((await send('OPTIONS', '/news')).status).toBe(405);
    expect(service.requests).toEqual([]);
  });

  it('of a body that is announced too large comes before it is read', async () => {
    const bytes = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${MEGABYTE}\r\n\r\n`;
    const got = await raw(gateway.url, bytes);
    expect(got).toMatch(/^HTTP\/1.1 413 /);
    expect(got).toContain('"message":"Слишком большой объём данных."');
    expect(service.requests).toEqual([]);
  });

  it('of a body that turns out too large comes when it does', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await raw(gateway.url, `${head}${chunk}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
    expect(service.requests).toEqual([]);
  });

  it('of a picture that is not too large does not come', async () => {
    const sent = await send('POST', '/api/posts', { body: 'x'.repeat(10 * MEGABYTE) });
    expect(sent.status).toBe(200);
    expect(service.last?.body.length).toBe(10 * MEGABYTE);
  });

  it.each([
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers that do not come', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
    [
      'a body that does not come',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
      408,
    ],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ])('of %s has the one form', async (_, bytes, status) => {
    await start({ http: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 } });
    const got = await raw(gateway.url, bytes);
    expect(got).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(got.slice(got.indexOf('\r\n\r\n')))).toMatchObject({ statusCode: status });
  });

  it('of a service that is away is 503 with the time to try again', async () => {
    await service.close();
    const away = await send('POST', '/api/auth/login', { body: '{}' });
    expect(away.headers.get('retry-after')).toBe('1');
    expect(await refused(away)).toMatchObject({ status: 503, error: 'Service Unavailable' });
  });
});

it('hides its own inside from those who come through a proxy', async () => {
  expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(
    404,
  );
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/gateway.ts';
import { type RecordedGateway, startRecordedGateway } from '../testing/recorded-gateway.ts';
import { raw } from '../testing/recorder.ts';

let answer: { status?: number; headers?: Record<string, string>; body?: string };
let gateway: RecordedGateway['gateway'];
let service: RecordedGateway['service'];
let send: RecordedGateway['send'];
let recorded: RecordedGateway;

beforeEach(async () => {
  answer = {};
  recorded = await startRecordedGateway(() => answer);
  ({ gateway, service, send } = recorded);
});
afterEach(() => recorded.close());

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
    const behind = await startRecordedGateway(() => answer, { trustProxy: ['127.0.0.1'] });
    onTestFinished(behind.close);
    await behind.send('POST', '/api/auth/login', {
      headers: { 'x-forwarded-for': '9.9.9.9, 5.6.7.8' },
      body: '{}',
    });
    expect(behind.service.last?.headers['x-forwarded-for']).toBe('5.6.7.8');
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
    const forgetful = await startRecordedGateway(() => answer, { memoryBytes: 8_192 });
    onTestFinished(forgetful.close);
    const body = JSON.stringify('x'.repeat(3_000));
    answer = { headers: { 'portal-seen': 'POSTS=0,AUTH=0', 'content-length': String(body.length) }, body };
    for (let time = 0; time < 2; time++) {
      expect(await (await forgetful.send('GET', '/api/posts')).text()).toBe(body);
    }
    expect(forgetful.service.requests.length).toBeGreaterThan(2);
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
  const other = await startGateway({ logs, webDir: recorded.webDir, services });
  try {
    await use(other.url);
  } finally {
    server.closeAllConnections();
    server.close();
    await other.app.close();
  }
}

it('hides its own inside from those who come through a proxy', async () => {
  expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(
    404,
  );
});

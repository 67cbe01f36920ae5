import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type RecordedGateway, startRecordedGateway } from '../testing/recorded-gateway.ts';
import { raw } from '../testing/recorder.ts';

const MEGABYTE = 1024 * 1024;
let gateway: RecordedGateway['gateway'];
let service: RecordedGateway['service'];
let send: RecordedGateway['send'];
let recorded: RecordedGateway;

beforeEach(async () => {
  recorded = await startRecordedGateway();
  ({ gateway, service, send } = recorded);
});
afterEach(() => recorded.close());

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
    const http = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
    const hasty = await startRecordedGateway(undefined, { http });
    onTestFinished(hasty.close);
    const got = await raw(hasty.gateway.url, bytes);
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

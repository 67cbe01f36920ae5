import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/gateway.ts';
import { type RecordedGateway, startRecordedGateway } from '../testing/recorded-gateway.ts';
import { raw } from '../testing/recorder.ts';

let gateway: RecordedGateway['gateway'];
let service: RecordedGateway['service'];
let close: RecordedGateway['close'];

beforeAll(async () => {
  ({ gateway, service, close } = await startRecordedGateway());
  await untilReady(gateway);
});
beforeEach(() => {
  service.requests.length = 0;
});
afterAll(() => close());

/** A second request that hides in the first, for whoever sees the first one end elsewhere. */
const HIDDEN =
  'POST /api/auth/register HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}';
const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n';

const statusLines = (answers: string) => answers.match(/HTTP\/1\.1 \d{3}/g) ?? [];

describe('a request of which two readers could think differently is refused, and its connection closed (RFC 9112)', () => {
  it.each([
    ['both lengths', `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`],
    [
      'both lengths the other way round',
      `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n`,
    ],
    ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n`],
    ['the same length twice', `${POST}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
    ['a list of lengths', `${POST}Content-Length: 2, 2\r\n\r\n{}`],
    ['a length with a sign', `${POST}Content-Length: +2\r\n\r\n{}`],
    ['a hexadecimal length', `${POST}Content-Length: 0x2\r\n\r\n{}`],
    ['a coding that nobody knows', `${POST}Transfer-Encoding: xchunked\r\n\r\n`],
    ['chunks that are not the last coding', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['two codings', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
    ['a coding behind a control character', `${POST}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a folded line', `${POST}X-A: b\r\n c\r\nContent-Length: 0\r\n\r\n`],
    ['a coding on a folded line', `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
    ['a folded first line', `POST /api/auth/login HTTP/1.1\r\n Host: x\r\nContent-Length: 0\r\n\r\n`],
    ['lines that end in LF', `POST /api/auth/login HTTP/1.1\nHost: x\nContent-Length: 0\n\n`],
    ['one line that ends in LF', `${POST}X-A: b\nContent-Length: ${HIDDEN.length}\r\n\r\n`],
    ['one line that ends in CR', `${POST}X-A: b\rContent-Length: ${HIDDEN.length}\r\n\r\n`],
    ['a NUL', `${POST}X-A: b\0c\r\nContent-Length: 0\r\n\r\n`],
    ['a chunk that ends in LF', `${POST}Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n`],
    [
      'a chunk extension that ends in LF',
      `${POST}Transfer-Encoding: chunked\r\n\r\n2;\nxx\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a chunk with a sign', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`],
    [
      'a chunk longer than numbers go',
      `${POST}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n{}\r\n`,
    ],
    ['a chunk longer than it says', `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n`],
    ['a length after the chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 5\r\n\r\n`],
    ['chunks in HTTP/1.0', `POST /api/auth/login HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a version that nobody knows', `POST /api/auth/login HTTP/1.2\r\nHost: x\r\nContent-Length: 0\r\n\r\n`],
    ['two hosts', `${POST}Host: y\r\nContent-Length: 0\r\n\r\n`],
    ['no host', `POST /api/auth/login HTTP/1.1\r\nContent-Length: 0\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const answers = await raw(gateway.url, bytes + HIDDEN);
    expect(statusLines(answers)).toEqual(['HTTP/1.1 400']);
    expect(answers.toLowerCase()).toContain('connection: close');
    expect(service.requests).toEqual([]);
  });
});

describe('a body', () => {
  it('of a read that is answered from memory is no second request', async () => {
    const read = `GET /api/posts HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`;
    const last = 'GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answers = await raw(gateway.url, read + read + last);
    expect(statusLines(answers)).toHaveLength(3);
    expect(service.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('in chunks arrives as one request that says the same to the service', async () => {
    const bytes = `${POST}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n1;a=b\r\n{\r\n1\r\n}\r\n0\r\n\r\n`;
    expect(statusLines(await raw(gateway.url, bytes))).toEqual(['HTTP/1.1 200']);
    expect(service.requests).toMatchObject([{ method: 'POST', url: '/api/auth/login', body: '{}' }]);
  });

  it('whose length the client calls its connection’s own business has the length that it has', async () => {
    const head = `${POST}Content-Length: 2\r\nConnection: close, content-length, x-forwarded-for\r\n\r\n`;
    await raw(gateway.url, `${head}{}`);
    expect(service.requests).toMatchObject([{ body: '{}', headers: { 'x-forwarded-for': '127.0.0.1' } }]);
  });
});

it.each([
  ['a whole address', 'GET http://evil.example/api/auth/getMe HTTP/1.1\r\nHost: x\r\n'],
  ['a way through', 'CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: x\r\n'],
  ['another protocol', 'GET /api/nothing HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n'],
])('whoever asks for %s gets no further than the gateway', async (_, head) => {
  const answers = await raw(gateway.url, `${head}Connection: close\r\n\r\n`);
  expect(answers).not.toMatch(/^HTTP\/1\.1 [123]/);
  // The page that says so is made from what the centre says of itself.
  expect(service.requests.filter(({ url }) => url !== '/api/content/facts')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { requestHeaders, responseHeaders } from './headers.ts';

describe('headers of a request', () => {
  it('go to the service without what belongs to the connection', () => {
    const headers = requestHeaders(
      {
        connection: 'keep-alive, X-Secret',
        'keep-alive': 'timeout=5',
        'transfer-encoding': 'chunked',
        upgrade: 'websocket',
        te: 'trailers',
        'x-secret': '1',
        authorization: 'Bearer a.b.c',
        'content-type': 'application/json',
      },
      true,
    );
    expect(headers).toEqual({ authorization: 'Bearer a.b.c', 'content-type': 'application/json' });
  });

  it('go without what a client can not know or say', () => {
    const headers = requestHeaders(
      {
        'portal-required': 'POSTS=99999999',
        'portal-seen': 'POSTS=1',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-proto': 'https',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
        host: 'evil.example',
        expect: '100-continue',
        'if-match': '"3"',
        'idempotency-key': 'k',
      },
      true,
    );
    expect(headers).toEqual({ 'if-match': '"3"', 'idempotency-key': 'k' });
  });

  it('announce no body where none is handed on', () => {
    expect(
      requestHeaders({ 'content-length': '5', 'content-type': 'text/plain', accept: '*/*' }, false),
    ).toEqual({
      accept: '*/*',
    });
  });
});

it('headers of an answer go to the client without what belongs to the inside', () => {
  const headers = responseHeaders({
    'portal-seen': 'POSTS=812',
    connection: 'close, x-hop',
    'x-hop': '1',
    'set-cookie': ['a=b'],
    'content-type': 'application/json',
    'retry-after': '1',
    allow: 'GET',
  });
  expect(headers).toEqual({ 'content-type': 'application/json', 'retry-after': '1', allow: 'GET' });
});

import type { Server } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../testing/gateway.ts';
import { type RecordedGateway, startRecordedGateway } from '../testing/recorded-gateway.ts';

let gateway: RecordedGateway['gateway'];
let send: RecordedGateway['send'];
let close: RecordedGateway['close'];

beforeEach(async () => {
  ({ gateway, send, close } = await startRecordedGateway());
});
afterEach(() => close());

const connections = promisify((server: Server, done: (error: Error | null, count: number) => void) =>
  server.getConnections(done),
);

describe('clients that send ever so slowly', () => {
  it.each([
    ['a form', '/api/auth/login', 'Content-Length: 9', '/api/auth/getMe'],
    ['a form with a file', '/api/sendUs', 'Content-Length: 9000000', '/api/sendUs'],
    ['chunks', '/api/auth/login', 'Transfer-Encoding: chunked', '/api/auth/getMe'],
  ])('keep nobody else from the service, however many there are: %s', async (_, path, length, read) => {
    const slow = Array.from({ length: 80 }, () => connect(Number(new URL(gateway.url).port), '127.0.0.1'));
    try {
      for (const socket of slow) {
        socket.on('error', () => {});
        socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`);
      }
      await until(async () => (await connections(gateway.app.server)) >= slow.length);
      const [first, second] = await Promise.all([send('POST', path, { body: '{}' }), send('GET', read)]);
      expect([first.status, second.status]).toEqual([200, 200]);
    } finally {
      for (const socket of slow) socket.destroy();
    }
  });
});

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpLimits } from './http-server.ts';

const DRIP_MS = 20;
/** More than the buffers of both ends of a connection take. */
const MUCH = Buffer.alloc(64 * 1024 * 1024);
const short = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };

let server: Server;
let client: Socket;

async function start(limits: Partial<HttpLimits>): Promise<void> {
  server = createHttpServer((request, response) => {
    request.resume();
    if (request.url === '/much') response.end(MUCH);
    else request.once('end', () => response.end());
  }, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends `head`, and then for ever `drop` by `drop`. Resolves with the reason why the connection was closed. */
async function drip(head: string, drop: string): Promise<unknown> {
  const refused = once(server, 'clientError') as Promise<[{ code: string }, Socket]>;
  // What is still sent into the closed connection.
  client.on('error', () => {});
  client.write(head);
  const dripping = setInterval(() => client.write(drop), DRIP_MS);
  const [{ code }, socket] = await refused;
  socket.destroy();
  clearInterval(dripping);
  return code;
}

afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

describe('a client that keeps sending, ever so slowly', () => {
  it('is gone when its headers do not end', async () => {
    await start(short);
    expect(await drip('GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  });

  it('is gone when its body does not end', async () => {
    await start(short);
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    expect(await drip(head, 'x')).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  });

  it('is gone when its chunks do not end', async () => {
    await start(short);
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await drip(head, '1\r\nx\r\n')).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  });
});

describe('a connection on which nothing moves', () => {
  it('is closed when its answer is not read', async () => {
    await start({ idleTimeout: 200 });
    const connected = once(server, 'connection');
    client.pause();
    const [accepted] = (await connected) as [Socket];
    client.write('GET /much HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(accepted, 'close');
    expect(client.bytesRead).toBeLessThan(MUCH.length);
  });

  it('is closed when nothing is asked on it', async () => {
    await start({ idleTimeout: 200 });
    await once(client.resume(), 'close');
  });

  it('is closed when nothing more is asked on it', async () => {
    await start({ keepAliveTimeout: 100 });
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(client.resume(), 'close');
  });
});

it('waits for nothing longer than two minutes', async () => {
  await start({});
  for (const time of ['headersTimeout', 'requestTimeout', 'keepAliveTimeout', 'timeout'] as const) {
    expect(server[time], time).toBeGreaterThan(0);
    expect(server[time], time).toBeLessThanOrEqual(120_000);
  }
});

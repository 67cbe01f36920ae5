import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpLimits } from '../http/http-server.ts';
import { type RunningGateway, startGateway } from '../testing/gateway.ts';
import { WebDir } from '../testing/web-dir.ts';

const CHUNK = 64 * 1024;

let web: WebDir;
let service: Server;
let gateway: RunningGateway;

/** A gateway before a service that refuses whoever asks, without a look at the body. */
async function start(http: Partial<HttpLimits> = {}): Promise<void> {
  web = await WebDir.make();
  service = createServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"statusCode":401}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await startGateway({
    logs: { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') },
    webDir: web.path,
    services: { auth: url, posts: url, questions: url, content: url },
    http,
  });
}

async function stop(): Promise<void> {
  await gateway.app.close();
  service.closeAllConnections();
  service.close();
  await web.remove();
}

beforeEach(() => start());
afterEach(stop);

/** Sends so many bytes, and only then reads the answer. */
async function upload(bytes: number): Promise<string> {
  const client = connect(Number(new URL(gateway.url).port), '127.0.0.1').pause();
  client.write(`POST /api/sendUs HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  await once(gateway.app.server, 'request');
  const write = promisify((chunk: Buffer, done: (error?: Error | null) => void) => client.write(chunk, done));
  for (let sent = 0; sent < bytes; sent += CHUNK) await write(Buffer.alloc(CHUNK));
  const [answer] = await once(client.resume(), 'data');
  client.destroy();
  return String(answer);
}

describe('an answer that is there before the body has been sent', () => {
  it('reaches whoever sends on', async () => {
    const answer = await upload(100 * CHUNK);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain('{"statusCode":401}');
  });

  it('reaches whoever sends more than is allowed', async () => {
    const answer = await upload(400 * CHUNK);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"message":"Слишком большой объём данных."');
  });

  it('ends the connection of whoever never stops sending', async () => {
    await stop();
    await start({ lingerTimeout: 100 });
    const client = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    client.on('error', () => {});
    client.write('POST /api/sendUs HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\nx');
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /);
    await once(client.resume(), 'close');
  });
});

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, startGateway, until } from '../testing/gateway.ts';
import { WebDir } from '../testing/web-dir.ts';

let web: WebDir;
let service: Server;
let gateway: RunningGateway;
/** The stream that the service has open. */
let stream: ServerResponse | undefined;

beforeEach(async () => {
  web = await WebDir.make();
  service = createServer((_request, response) => {
    stream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('data: 1\n\n');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const questions = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') };
  gateway = await startGateway({
    logs,
    webDir: web.path,
    services: { auth: questions, posts: questions, questions, content: questions },
  });
});
afterEach(async () => {
  await gateway.app.close();
  service.closeAllConnections();
  service.close();
  await web.remove();
});

async function open() {
  const aborter = new AbortController();
  const answer = await fetch(`${gateway.url}/api/SendUs/events`, { signal: aborter.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  return { reader, leave: () => aborter.abort() };
}

it('hands on every word of a stream as it comes', async () => {
  const { reader, leave } = await open();
  expect((await reader.read()).value).toBe('data: 1\n\n');
  stream?.write('data: 2\n\n');
  expect((await reader.read()).value).toBe('data: 2\n\n');
  leave();
  await until(() => stream?.destroyed === true);
});

it('closes although somebody is listening', async () => {
  const { reader } = await open();
  await reader.read();
  const ended = reader.read().then(
    ({ done }) => done,
    () => true,
  );
  await gateway.app.close();
  expect(await ended).toBe(true);
});

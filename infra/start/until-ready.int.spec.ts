import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { untilReady } from './until-ready.ts';

/** A server that answers `/readyz` as told; counts how often it was asked. */
async function answering(answer: (asked: number) => { status: number; body: object }) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const { status, body } = answer(asked);
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const never = new Promise<never>(() => {});
const alive = { running: () => true, exited: never };
const { signal } = new AbortController();

it('waits until the process can do its work', async () => {
  const { url, asked } = await answering((times) =>
    times < 3
      ? { status: 503, body: { ready: false, launch: 'ours' } }
      : { status: 200, body: { ready: true, launch: 'ours' } },
  );
  await untilReady({ child: alive, url, launch: 'ours' }, signal);
  expect(asked()).toBe(3);
});

it('takes no other process on the same port for the one that was started', async () => {
  const { url, asked } = await answering(() => ({ status: 200, body: { ready: true, launch: 'theirs' } }));
  // What was started ends, since the port is taken.
  const child = {
    running: () => asked() < 3,
    exited: Promise.resolve({ code: 1, signal: null }),
  };
  await expect(untilReady({ child, url, launch: 'ours' }, signal)).rejects.toMatchObject({
    code: 'PART_FAILED',
  });
});

import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';

let nats: OwnNats;
let connections: LogConnections;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'posts' });
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

it('stores events as CloudEvents in binary mode, each message of a batch whole', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const event = (n: number) => ({ type: 'portal.test.counted.v1', data: { n } });
  const { events } = await connections
    .log('POSTS')
    .append([{ subject: 'posts.post.1', expected: 0, events: [event(1), event(2)] }], { traceparent });
  const jsm = await jetstreamManager(connections.connection('EVENTS'));
  for (const { id, time, sequence, data } of events) {
    const stored = (await jsm.streams.getMessage('POSTS', { seq: sequence }))!;
    const headers = Object.fromEntries(stored.header.keys().map((key) => [key, stored.header.get(key)]));
    expect(headers).toMatchObject({
      'ce-specversion': '1.0',
      'ce-id': id,
      'ce-type': 'portal.test.counted.v1',
      'ce-source': '/portal/posts',
      'ce-time': time,
      'ce-subject': 'posts.post.1',
      'content-type': 'application/json',
      'Nats-Msg-Id': id,
      traceparent,
    });
    expect(stored.json()).toEqual(data);
  }
});

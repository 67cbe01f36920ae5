import { JetStreamApiError } from '@nats-io/jetstream';
import { type NatsConnection, RequestError } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { encode } from './envelope.ts';
import { type Publishing, publish } from './publish.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { uuidv7 } from './uuid.ts';

let nats: OwnNats;
let connections: LogConnections;
let nc: NatsConnection;

beforeAll(async () => {
  nats = await startOwnNats({ maxBytes: { FRONTENDS: 64 * 1024 } });
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
  nc = connections.connection('EVENTS');
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

/** A function, since publishing adds headers to a message. */
function messages(subject: string, expected: number, count: number): () => Publishing[] {
  const ids = Array.from({ length: count }, () => uuidv7());
  const stamp = { time: new Date(0).toISOString(), source: '/portal/test' };
  return () =>
    ids.map((id, i) => ({
      ...encode(subject, { type: 'portal.test.counted.v1', data: 'x'.repeat(100) }, { ...stamp, id }),
      ...(i === 0 && { expected }),
    }));
}

const codeOf = (publishing: Promise<number>) =>
  publishing.then(
    () => 'stored',
    (error) => (error instanceof JetStreamApiError ? error.code : error),
  );
const newSubject = () => `posts.post.${uuidv7()}`;

/** What appendUntilDefinite builds on, told by this server; a later version may say it otherwise. */
describe('this version of the server', () => {
  it('refuses a stale expectation with 10071, alone and in a batch', async () => {
    const subject = newSubject();
    await publish(nc, messages(subject, 0, 1)(), 2_000);
    expect(await codeOf(publish(nc, messages(subject, 0, 1)(), 2_000))).toBe(10071);
    expect(await codeOf(publish(nc, messages(subject, 0, 2)(), 2_000))).toBe(10071);
  });

  it('refuses the repetition of a stored message by its expectation, before it looks at the id', async () => {
    const one = messages(newSubject(), 0, 1);
    await publish(nc, one(), 2_000);
    expect(await codeOf(publish(nc, one(), 2_000))).toBe(10071);
  });

  it('refuses the repetition of a stored batch by its ids', async () => {
    const batch = messages(newSubject(), 0, 3);
    await publish(nc, batch(), 2_000);
    expect(await codeOf(publish(nc, batch(), 2_000))).toBe(10201);
  });

  it('checks each subject of a batch, and each first message only', async () => {
    const [a, b] = [newSubject(), newSubject()];
    const first = await publish(nc, [...messages(a, 0, 2)(), ...messages(b, 0, 2)()], 2_000);
    const stale = [...messages(a, first - 2, 1)(), ...messages(b, first - 1, 1)()];
    expect(await codeOf(publish(nc, stale, 2_000))).toBe(10071);
    const current = [...messages(a, first - 2, 1)(), ...messages(b, first, 1)()];
    expect(await codeOf(publish(nc, current, 2_000))).toBe('stored');
  });

  it('answers 10077 when the stream is full', async () => {
    const fill = async () => {
      for (let i = 0; i < 100; i += 1) await publish(nc, messages(`frontends.area.${i}`, 0, 10)(), 2_000);
      return 0;
    };
    expect(await codeOf(fill())).toBe(10077);
  });

  it('lets nobody answer for a stream that does not exist', async () => {
    const error = await codeOf(publish(nc, messages('nobody.listens', 0, 1)(), 2_000));
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).isNoResponders()).toBe(true);
  });
});

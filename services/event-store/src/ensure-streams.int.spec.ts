import { jetstreamManager } from '@nats-io/jetstream';
import { streams } from '@portal/contracts/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { ensureStreams } from './ensure-streams.ts';
import { MODEST, type OwnNats, startOwnNats } from './testing/own-nats.ts';

const MIB = 1024 ** 2;

let nats: OwnNats;
let connections: LogConnections;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'operator' });
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

const configOf = async (stream: string) =>
  (await (await jetstreamManager(connections.connection('EVENTS'))).streams.info(stream)).config;

describe('the streams', () => {
  it.each(Object.keys(streams))(
    '%s keeps everything on disk, and refuses rather than forgets',
    async (name) => {
      expect(await configOf(name)).toMatchObject({
        storage: 'file',
        retention: 'limits',
        discard: 'new',
        max_age: 0,
        max_msgs: -1,
        max_msgs_per_subject: -1,
        allow_direct: true,
        allow_atomic: true,
        deny_delete: false,
      });
      expect((await configOf(name)).max_bytes).toBeGreaterThan(0);
      expect((await configOf(name)).persist_mode ?? 'default').toBe('default');
    },
  );

  it('are brought up to date without losing an event', async () => {
    const log = connections.log('POSTS');
    const event = { type: 'portal.test.counted.v1', data: { n: 1 } };
    await log.append([{ subject: 'posts.post.1', expected: 0, events: [event] }]);
    const before = await log.info();
    await ensureStreams(connections.connection('EVENTS'), 'EVENTS', {
      maxBytes: { ...MODEST, POSTS: 150 * MIB },
    });
    expect((await configOf('POSTS')).max_bytes).toBe(150 * MIB);
    expect(await log.info()).toEqual(before);
    expect(await log.load('posts.post.1')).toHaveLength(1);
  });
});

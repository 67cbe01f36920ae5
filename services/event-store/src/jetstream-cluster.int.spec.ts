import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { describeAnyHistory } from './testing/any-history.ts';
import { describeLog, type OpenLog } from './testing/log-conformance.ts';
import { type OwnCluster, startOwnCluster } from './testing/own-cluster.ts';
import { uuidv7 } from './uuid.ts';

let cluster: OwnCluster;
let connections: LogConnections;

beforeAll(async () => {
  cluster = await startOwnCluster();
  connections = await connectLog({ natsUrl: cluster.url, name: 'test' });
});

afterAll(async () => {
  await connections?.close();
  await cluster?.stop();
});

const open: OpenLog = (options) => connections.log('POSTS', options);

// Three replicas answer in other codes than one, and a direct get may lag behind the leader.
describeLog('the log in a cluster of three', open);
describeAnyHistory('the log in a cluster of three', open, { runs: 10 });

describe('a cluster whose leader is killed', () => {
  it('loses no acknowledged event and keeps none twice', { timeout: 60_000 }, async () => {
    const log = connections.log('POSTS', { deadlineMs: 30_000 });
    const { last: start } = await log.info();
    let done = 0;
    const half = Promise.withResolvers<void>();
    const writer = async () => {
      const subject = `posts.post.${uuidv7()}`;
      let expected = 0;
      for (let n = 0; n < 20; n += 1) {
        const event = { type: 'portal.test.counted.v1', data: { n } };
        expected = (await log.append([{ subject, expected, events: [event, event] }])).sequence;
        done += 1;
        if (done === 80) half.resolve();
      }
      return { subject, last: expected };
    };
    const writing = Promise.all(Array.from({ length: 8 }, writer));
    await half.promise;
    const jsm = await jetstreamManager(connections.connection('EVENTS'));
    const leader = (await jsm.streams.info('POSTS')).cluster!.leader!;
    await cluster.kill(leader);
    for (const { subject, last } of await writing) {
      const events = await log.load(subject, { atLeast: last });
      const expected = Array.from({ length: 40 }, (_, i) => Math.floor(i / 2));
      expect(events.map(({ data }) => (data as { n: number }).n)).toEqual(expected);
    }
    expect((await log.info()).last).toBe(start + 320);
    await cluster.start(leader);
  });
});

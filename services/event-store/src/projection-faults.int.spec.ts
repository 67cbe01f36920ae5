import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { type Database, openDatabase } from './database.ts';
import { ReadModelUnavailableError } from './errors.ts';
import { ProjectionRunner } from './projection-runner.ts';
import { dumpReadModel } from './read-model-dump.ts';
import { type OwnMongodb, startOwnMongodb } from './testing/own-mongodb.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { type WordEvent, wordTotals, written } from './testing/word-counts.ts';
import { uuidv7 } from './uuid.ts';

let nats: OwnNats;
let mongodb: OwnMongodb;
let connections: LogConnections;
let database: Database;
let runner: ProjectionRunner<WordEvent>;
const stop = new AbortController();
let running: Promise<void>;

beforeAll(async () => {
  [nats, mongodb] = await Promise.all([startOwnNats(), startOwnMongodb()]);
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
  database = openDatabase({ url: mongodb.url, name: 'portal_test' });
  runner = new ProjectionRunner({ projection: wordTotals, log: connections.log('POSTS'), db: database.db });
  running = runner.run(stop.signal);
});

afterAll(async () => {
  stop.abort();
  await running;
  await database?.close();
  await connections?.close();
  await Promise.all([nats?.stop(), mongodb?.stop()]);
});

let count = 0;
async function write(): Promise<number> {
  count += 1;
  const subject = `posts.post.${uuidv7()}`;
  const events = [written(`слово ${count}`)];
  return (await connections.log('POSTS').append([{ subject, expected: 0, events }])).sequence;
}

describe('a projection whose database is killed', () => {
  it('says so, keeps its place, and goes on when it is back', async () => {
    await runner.caughtUp(await write(), 10_000);
    await mongodb.kill();
    const last = await write();
    await expect.poll(() => runner.status().state, { timeout: 10_000 }).toBe('database-unavailable');
    await expect(runner.get('total')).rejects.toThrow(ReadModelUnavailableError);
    expect(runner.seen()).toBe(last - 1);
    await mongodb.start();
    await runner.caughtUp(last, 10_000);
    expect(await runner.get('total')).toEqual({ words: count });
    expect(runner.status()).toMatchObject({ state: 'live', seen: last });
    expect(runner.status().error).toBeUndefined();
  });

  it('has whole documents when it is killed among many writes', async () => {
    const writing = (async () => {
      for (let i = 0; i < 150; i += 1) await write();
    })();
    await runner.caughtUp(runner.seen() + 50, 10_000);
    await mongodb.kill();
    await writing;
    await mongodb.start();
    await runner.caughtUp(count, 10_000);
    const live = await dumpReadModel(database.db, 'word-totals');
    await runner.rebuild(() => {});
    expect(await dumpReadModel(database.db, 'word-totals')).toEqual(live);
    expect(live).toHaveLength(count + 1);
  });
});

describe('a projection whose log is killed', () => {
  it('serves on, and goes on when it is back', async () => {
    await nats.kill();
    expect(await runner.get('total')).toEqual({ words: count });
    await nats.start();
    await runner.caughtUp(await write(), 10_000);
    expect(await runner.get('total')).toEqual({ words: count });
  });
});

import type { EventSchemas } from '@portal/contracts/events/event';
import type {} from '@portal/infra/embedded/vitest-context';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { MemoryLog } from './memory-log.ts';
import { foldEach, type Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';
import { dumpReadModel } from './read-model-dump.ts';
import { uuidv7 } from './uuid.ts';

const events = {
  'test.word.written.v1': Type.Object({ word: Type.String() }),
  'test.word.erased.v1': Type.Object({ word: Type.String() }),
} satisfies EventSchemas;
type WordEvent =
  | { type: 'test.word.written.v1'; data: { word: string } }
  | { type: 'test.word.erased.v1'; data: { word: string } };
interface Count {
  times: number;
  lastAt: number;
}

/** How often each word was written since it was last erased. */
const wordCounts: Projection<WordEvent> = {
  name: 'word-counts',
  version: 1,
  stream: 'POSTS',
  events,
  apply: foldEach<WordEvent, Count>({
    touches: ({ data }) => [data.word],
    evolve: (count, event) =>
      event.type === 'test.word.erased.v1'
        ? null
        : { times: (count?.times ?? 0) + 1, lastAt: event.sequence },
  }),
};

const written = (word: string): WordEvent => ({ type: 'test.word.written.v1', data: { word } });
const erased = (word: string): WordEvent => ({ type: 'test.word.erased.v1', data: { word } });

let database: Database;
let log: MemoryLog;
let stop: AbortController;
let running: Promise<void>[];

beforeEach(() => {
  database = openDatabase({ url: inject('mongodbUrl'), name: `test_${uuidv7().replaceAll('-', '')}` });
  log = new MemoryLog('POSTS');
  stop = new AbortController();
  running = [];
});

afterEach(async () => {
  await stopAll();
  await database.db.dropDatabase();
  await database.close();
});

async function stopAll() {
  stop.abort();
  await Promise.all(running);
  stop = new AbortController();
}

function start(projection: Projection<WordEvent> = wordCounts, from = log): ProjectionRunner<WordEvent> {
  const runner = new ProjectionRunner({ projection, log: from, db: database.db, graceMs: 0 });
  running.push(runner.run(stop.signal));
  return runner;
}

async function write(...some: { type: string; data: unknown }[]): Promise<number> {
  for (const event of some) {
    await log.append([{ subject: `posts.post.${uuidv7()}`, expected: 0, events: [event] }]);
  }
  return (await log.info()).last;
}

describe('a projection', () => {
  it('folds what is in the log already, and then what comes', async () => {
    const before = await write(written('мир'), written('труд'), written('мир'));
    const runner = start();
    await runner.caughtUp(before, 5_000);
    expect(await runner.get('мир')).toEqual({ times: 2, lastAt: 3 });

    const after = await write(written('мир'), erased('труд'));
    await runner.caughtUp(after, 5_000);
    expect(await runner.getMany(['мир', 'труд', 'май'])).toEqual([{ times: 3, lastAt: 4 }, null, null]);
    expect(runner.status()).toMatchObject({ state: 'live', seen: after });
  });

  it('serves an empty log', async () => {
    const runner = start();
    await expect.poll(() => runner.status().state).toBe('live');
    expect(await runner.get('мир')).toBeNull();
  });

  it('goes on from its checkpoint after a restart', async () => {
    await start().caughtUp(await write(written('мир')), 5_000);
    await stopAll();
    const folded: number[] = [];
    const last = await write(written('мир'));
    const runner = start({
      ...wordCounts,
      apply: (event, documents) => {
        folded.push(event.sequence);
        return wordCounts.apply(event, documents);
      },
    });
    await runner.caughtUp(last, 5_000);
    expect(folded).toEqual([2]);
    expect(await runner.get('мир')).toEqual({ times: 2, lastAt: 2 });
  });

  it('gives the same documents after the database was deleted', async () => {
    await start().caughtUp(
      await write(written('мир'), written('труд'), erased('мир'), written('мир')),
      5_000,
    );
    const before = await dumpReadModel(database.db, 'word-counts');
    await stopAll();
    await database.db.dropDatabase();
    await start().caughtUp(4, 5_000);
    expect(await dumpReadModel(database.db, 'word-counts')).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

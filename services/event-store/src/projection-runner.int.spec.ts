import type {} from '@portal/infra/embedded/vitest-context';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { NotCaughtUpError, PoisonEventError, ReadModelUnavailableError } from './errors.ts';
import { MemoryLog } from './memory-log.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';
import { dumpReadModel } from './read-model-dump.ts';
import { erased, type WordEvent, wordCounts, wordTotals, written } from './testing/word-counts.ts';
import { uuidv7 } from './uuid.ts';

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

/** The projection, and the sequences that it was given. */
function recording(projection: Projection<WordEvent>) {
  const folded: number[] = [];
  const apply: typeof projection.apply = (event, documents) => {
    folded.push(event.sequence);
    return projection.apply(event, documents);
  };
  return { folded, projection: { ...projection, apply } };
}

const collections = async () =>
  (await database.db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => name.includes('@'));

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

  it('counts as seen what is no event of its own', async () => {
    const runner = start();
    const last = await write(written('мир'), { type: 'test.picture.painted.v1', data: {} });
    await runner.caughtUp(last, 5_000);
    expect(runner.seen()).toBe(2);
  });

  it('goes on from its checkpoint after a restart', async () => {
    await start().caughtUp(await write(written('мир')), 5_000);
    await stopAll();
    const last = await write(written('мир'));
    const { folded, projection } = recording(wordCounts);
    const runner = start(projection);
    await runner.caughtUp(last, 5_000);
    expect(folded).toEqual([2]);
    expect(await runner.get('мир')).toEqual({ times: 2, lastAt: 2 });
  });

  it('tells who waits that it does not get there in time', async () => {
    await expect(start().caughtUp(1, 10)).rejects.toThrow(NotCaughtUpError);
  });

  it('gives no answer before its documents are built', async () => {
    await expect(start().get('мир')).rejects.toThrow(ReadModelUnavailableError);
  });
});

describe('documents', () => {
  const history = [written('мир'), written('труд'), erased('мир'), written('мир'), written('май')];

  it('are the same after the database was deleted', async () => {
    await start(wordTotals).caughtUp(await write(...history), 5_000);
    const before = await dumpReadModel(database.db, 'word-totals');
    await stopAll();
    await database.db.dropDatabase();
    await start(wordTotals).caughtUp(history.length, 5_000);
    expect(await dumpReadModel(database.db, 'word-totals')).toEqual(before);
    expect(before).toHaveLength(4);
  });

  it('are built anew while the database is deleted under the running service', async () => {
    const runner = start(wordTotals);
    await runner.caughtUp(await write(...history), 5_000);
    await database.db.dropDatabase();
    await runner.caughtUp(await write(written('июнь')), 5_000);
    expect(await runner.get('total')).toEqual({ words: 4 });
  });

  it('are the same whether folded live or rebuilt, whatever happened', async () => {
    const event = fc.tuple(fc.boolean(), fc.constantFrom('мир', 'труд', 'май', 'июнь'));
    const property = fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40 }), async (some) => {
      log = new MemoryLog('POSTS');
      const runner = start(wordTotals);
      const events = some.map(([isWritten, word]) => (isWritten ? written : erased)(word));
      await runner.caughtUp(await write(...events), 10_000);
      const live = await dumpReadModel(database.db, 'word-totals');
      await runner.rebuild(() => {});
      expect(await dumpReadModel(database.db, 'word-totals')).toEqual(live);
      await stopAll();
    });
    await fc.assert(property, { seed: 20_261_121, numRuns: 15 });
  });

  it('are whole after a crash between the checkpoint and them', async () => {
    const runner = start(wordTotals);
    await runner.caughtUp(await write(...history), 5_000);
    await runner.caughtUp(await write(written('июнь')), 5_000);
    await stopAll();
    const whole = await dumpReadModel(database.db, 'word-totals');
    // The last batch did not get to its documents: one is gone, the other as it was before.
    const [live] = await collections();
    const documents = database.db.collection<{ _id: string }>(live!);
    await documents.deleteOne({ _id: 'word:июнь' });
    await documents.replaceOne({ _id: 'total' }, { sequence: 5, data: { words: 3 } });
    const { folded, projection } = recording(wordTotals);
    await start(projection).caughtUp(history.length + 1, 5_000);
    expect(await dumpReadModel(database.db, 'word-totals')).toEqual(whole);
    expect(folded).toEqual([]);
  });

  it('are written in batches while many events come, each once', async () => {
    const { folded, projection } = recording(wordCounts);
    const runner = start(projection);
    await expect.poll(() => runner.status().state).toBe('live');
    const words = Array.from({ length: 1_200 }, (_, i) => written(`слово ${i % 400}`));
    const last = await write(...words);
    await runner.caughtUp(last, 20_000);
    expect(folded).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1));
    expect(await runner.get('слово 7')).toEqual({ times: 3, lastAt: 808 });
  });

  it('may be larger together than one database document', { timeout: 60_000 }, async () => {
    const large: Projection<WordEvent> = {
      ...wordCounts,
      name: 'large',
      apply: ({ data }, documents) => documents.set(data.word, { text: 'ж'.repeat(1_500_000) }),
    };
    const runner = start(large);
    await expect.poll(() => runner.status().state).toBe('live');
    const events = Array.from({ length: 4 }, (_, i) => written(`слово ${i}`));
    await log.append([{ subject: 'posts.post.1', expected: 0, events }]);
    await runner.caughtUp(4, 50_000);
    await stopAll();
    const again = start(large);
    await again.caughtUp(4, 50_000);
    expect(await again.get<{ text: string }>('слово 3')).toMatchObject({
      text: expect.stringMatching(/^ж+$/),
    });
  });
});

describe('a rebuild', () => {
  it('serves the old documents until the new ones have caught up, and drops them after', async () => {
    const runner = start();
    await runner.caughtUp(await write(written('мир'), written('труд')), 5_000);
    const [old] = await collections();
    const seen: [number, number][] = [];
    const rebuilding = runner.rebuild((done, of) => seen.push([done, of]));
    await write(written('мир'));
    expect(await runner.get('труд')).toEqual({ times: 1, lastAt: 2 });
    await rebuilding;
    expect(seen.at(-1)![0]).toBeGreaterThanOrEqual(2);
    await runner.caughtUp(await write(written('мир')), 5_000);
    expect(await runner.get('мир')).toEqual({ times: 3, lastAt: 4 });
    await expect.poll(collections).not.toContain(old);
    expect(await collections()).toHaveLength(1);
    expect(runner.status()).toMatchObject({ state: 'live' });
  });

  it('loses nothing that is written while it goes on', async () => {
    const runner = start(wordTotals);
    await runner.caughtUp(await write(written('мир')), 5_000);
    let rebuilding = true;
    const rebuilds = (async () => {
      for (let i = 0; i < 5; i += 1) await runner.rebuild(() => {});
      rebuilding = false;
    })();
    let count = 0;
    while (rebuilding) {
      count += 1;
      await runner.caughtUp(await write(written(`слово ${count}`)), 5_000);
    }
    await rebuilds;
    expect(await runner.get('total')).toEqual({ words: count + 1 });
    expect(await runner.get(`word:слово ${count}`)).toEqual({ times: 1, lastAt: count + 1 });
  });

  it('of a new version begins at the start and takes over, also after it was cut short', async () => {
    await start().caughtUp(await write(written('мир'), written('мир')), 5_000);
    await stopAll();
    const second: Projection<WordEvent> = {
      ...wordCounts,
      version: 2,
      apply: ({ data }, documents) => documents.set(data.word, { version: 2 }),
    };
    await database.db.collection<{ _id: string }>('word-counts@2-left-over').insertOne({ _id: 'мир' });
    const runner = start(second);
    await runner.caughtUp(2, 5_000);
    expect(await runner.get('мир')).toEqual({ version: 2 });
    await expect.poll(collections).toEqual([expect.stringMatching(/^word-counts@2-0/)]);
  });

  it('follows when the log is another one, or shorter than the checkpoint', async () => {
    await start().caughtUp(await write(written('мир'), written('труд')), 5_000);
    await stopAll();
    log = new MemoryLog('POSTS');
    const runner = start();
    await runner.caughtUp(await write(written('май'), written('май')), 5_000);
    await expect.poll(() => runner.get('мир').catch(() => 'building')).toBeNull();
    expect(await runner.get('май')).toEqual({ times: 2, lastAt: 2 });
  });
});

describe('a poison event', () => {
  const poison = { type: 'test.word.shouted.v1', data: { word: 'мир' } };

  it('stops the projection in sight, with everything before it folded', async () => {
    const runner = start();
    await write(written('мир'));
    await runner.caughtUp(1, 5_000);
    await write(written('мир'), poison, written('мир'));
    await expect.poll(() => runner.status().state).toBe('stopped');
    expect(runner.status()).toMatchObject({ seen: 2, error: expect.any(PoisonEventError) });
    expect(await runner.get('мир')).toEqual({ times: 2, lastAt: 2 });
    await expect(runner.caughtUp(4, 60_000)).rejects.toThrow(NotCaughtUpError);
    await expect(runner.rebuild(() => {})).rejects.toThrow(PoisonEventError);
  });

  it('stops no projection that knows nothing of its family', async () => {
    const other = start({
      ...wordCounts,
      name: 'pictures',
      events: { 'test.picture.painted.v1': wordCounts.events['test.word.written.v1']! },
    });
    const runner = start();
    await write(poison);
    await other.caughtUp(1, 5_000);
    await expect.poll(() => runner.status().state).toBe('stopped');
    expect(other.status().state).toBe('live');
  });

  it('is also one on which the fold itself fails', async () => {
    const runner = start({
      ...wordCounts,
      apply: (_event, documents) => {
        documents.set('half', {});
        throw new Error('a mistake');
      },
    });
    await write(written('мир'));
    await expect.poll(() => runner.status().state).toBe('stopped');
    expect(await dumpReadModel(database.db, 'word-counts')).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotCaughtUpError, PoisonEventError } from './errors.ts';
import { MemoryLog } from './memory-log.ts';
import { MemoryReadModel } from './memory-read-model.ts';
import { type WordEvent, wordEvents, written } from './testing/word-counts.ts';

let log: MemoryLog;
let stop: AbortController;
let running: Promise<void>;
let words: MemoryReadModel<WordEvent, string[]>;

beforeEach(() => {
  log = new MemoryLog('POSTS');
  stop = new AbortController();
  words = new MemoryReadModel<WordEvent, string[]>({
    name: 'words',
    log,
    events: wordEvents,
    initial: () => [],
    evolve: (all, { data }) => [...all, data.word],
  });
});

afterEach(async () => {
  stop.abort();
  await running;
});

const append = (expected: number, ...events: { type: string; data: unknown }[]) =>
  log.append([{ subject: 'posts.post.1', expected, events }]);

describe('a read model in memory', () => {
  it('folds what there is, and then what comes', async () => {
    await append(0, written('мир'));
    running = words.run(stop.signal);
    await words.ready(1_000);
    expect(words.state).toEqual(['мир']);
    await append(1, written('труд'));
    await words.caughtUp(2, 1_000);
    expect(words.state).toEqual(['мир', 'труд']);
    expect(words.seen()).toBe(2);
  });

  it('tells who waits too long', async () => {
    running = words.run(stop.signal);
    await expect(words.caughtUp(1, 5)).rejects.toThrow(NotCaughtUpError);
  });

  it('stops at poison, and says so to those who wait for what is behind it', async () => {
    running = words.run(stop.signal);
    await append(0, written('мир'), { type: 'test.word.shouted.v1', data: {} }, written('труд'));
    await expect.poll(() => words.failure).toBeInstanceOf(PoisonEventError);
    expect(words.state).toEqual(['мир']);
    await expect(words.caughtUp(3, 60_000)).rejects.toThrow(NotCaughtUpError);
  });
});

import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

async function* numbers(count: number, error?: Error) {
  for (let n = 1; n <= count; n += 1) yield n;
  if (error) throw error;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('batches', () => {
  it('hold everything once and in order, and no more than the limit', async () => {
    const batches = await collect(inBatches(numbers(25), 10));
    expect(batches.flat()).toEqual(await collect(numbers(25)));
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(10);
  });

  it('come one by one while the consumer waits for them', async () => {
    let go = () => {};
    async function* slowly() {
      yield 1;
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      yield 2;
    }
    const batches: number[][] = [];
    for await (const batch of inBatches(slowly(), 10)) {
      batches.push(batch);
      go();
    }
    expect(batches).toEqual([[1], [2]]);
  });

  it('do not run ahead of a slow consumer', async () => {
    let produced = 0;
    async function* counting() {
      for (;;) {
        produced += 1;
        yield produced;
        if (produced > 100) return;
      }
    }
    const batches = inBatches(counting(), 10);
    await batches.next();
    await new Promise(setImmediate);
    expect(produced).toBeLessThanOrEqual(21);
  });

  it('fail as the source does, after all that came before', async () => {
    const got: number[] = [];
    const reading = (async () => {
      for await (const batch of inBatches(numbers(3, new Error('lost')), 10)) got.push(...batch);
    })();
    await expect(reading).rejects.toThrow('lost');
    expect(got).toEqual([1, 2, 3]);
  });

  it('end at once when there is nothing', async () => {
    expect(await collect(inBatches(numbers(0), 10))).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addEntry, type Buckets, bucketOf, bucketsBack, noBuckets, removeEntry } from './buckets.ts';

const fill = (sequences: number[], capacity: number) =>
  sequences.reduce<Buckets>((buckets, sequence) => addEntry(buckets, sequence, capacity), noBuckets);

it('closes a bucket when it has had as many entries as it may', () => {
  expect(fill([3, 5, 8, 9, 20], 2)).toEqual({ starts: [3, 8, 20], sizes: [2, 2, 1], filled: 1 });
});

it('does not fill the place of a removed entry', () => {
  const buckets = addEntry(removeEntry(fill([3, 5], 2), 5), 7, 2);
  expect(buckets).toEqual({ starts: [3, 7], sizes: [1, 1], filled: 1 });
});

it('finds the bucket of each entry by its sequence, however much was added since', () => {
  const sequences = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(sequences, fc.integer({ min: 1, max: 7 }), (unordered, capacity) => {
      const ordered = unordered.toSorted((a, b) => a - b);
      const grown = fill(ordered, capacity);
      ordered.forEach((sequence, index) => {
        expect(bucketOf(grown, sequence)).toBe(Math.floor(index / capacity));
        expect(bucketOf(fill(ordered.slice(0, index + 1), capacity), sequence)).toBe(
          Math.floor(index / capacity),
        );
      });
    }),
  );
});

it('goes back over the buckets that hold something', () => {
  const buckets = removeEntry(fill([3, 5, 8], 1), 5);
  expect([...bucketsBack(buckets)]).toEqual([2, 0]);
  expect([...bucketsBack(buckets, 1)]).toEqual([0]);
});

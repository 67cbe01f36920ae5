/**
 * How a list that only grows at its end is cut into documents ('bucket pattern'). In which bucket an entry lies is told by
 * the sequence of the event that added it, and never changes.
 */
export interface Buckets {
  /** Sequence of the first entry of each bucket, ascending. */
  starts: number[];
  /** How many entries each bucket holds now; an emptied bucket is never read again. */
  sizes: number[];
  /** How many entries the last bucket has ever had. */
  filled: number;
}

export const noBuckets: Buckets = { starts: [], sizes: [], filled: 0 };

/** Adds an entry whose event has `sequence`, higher than all before; a bucket that has had `capacity` is closed. */
export function addEntry({ starts, sizes, filled }: Buckets, sequence: number, capacity: number): Buckets {
  if (starts.length === 0 || filled >= capacity) {
    return { starts: [...starts, sequence], sizes: [...sizes, 1], filled: 1 };
  }
  return { starts, sizes: sizes.with(-1, sizes.at(-1)! + 1), filled: filled + 1 };
}

export function removeEntry(buckets: Buckets, sequence: number): Buckets {
  const bucket = bucketOf(buckets, sequence);
  return { ...buckets, sizes: buckets.sizes.with(bucket, buckets.sizes[bucket]! - 1) };
}

/** Index of the bucket that holds the entry with `sequence`: the last one that starts at or before it. */
export function bucketOf({ starts }: Buckets, sequence: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= sequence) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Buckets with entries, newest first, from `from` back. */
export function* bucketsBack({ sizes }: Buckets, from = sizes.length - 1): Generator<number> {
  for (let bucket = from; bucket >= 0; bucket -= 1) if (sizes[bucket]! > 0) yield bucket;
}

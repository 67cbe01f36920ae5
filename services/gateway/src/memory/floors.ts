import type { Sequences } from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';

/** Something has changed: answers about `tags` (or all that the stream has any part in) count from `sequence` on. */
export interface Drop {
  stream: StreamName;
  sequence: number;
  tags: readonly string[] | 'everything';
  /** Only how often something was looked at has changed: better the old figure than no answer, if it must be. */
  fades?: boolean;
}

/** Of how many single things the last change is kept; older ones are remembered together, at the price of some misses. */
const DEFAULT_LIMIT = 50_000;

/** Remembers the last change of every thing that answers are made from, in bounded memory. */
export class Floors {
  readonly #limit: number;
  readonly #base: Sequences = {};
  /** 'POSTS post:<id>' → sequence, least recently raised first. */
  readonly #ofTag = new Map<string, number>();

  constructor(limit = DEFAULT_LIMIT) {
    this.#limit = limit;
  }

  raise({ stream, sequence, tags }: Drop): void {
    if (tags === 'everything') {
      this.#raiseBase(stream, sequence);
      return;
    }
    for (const tag of tags) this.#raiseTag(stream, `${stream} ${tag}`, sequence);
  }

  /** Whether an answer that has seen the streams so far holds the last change of everything it was made from. */
  allow(seen: Sequences, tags: readonly string[]): boolean {
    for (const [stream, sequence] of Object.entries(this.#base)) {
      if ((seen[stream as StreamName] ?? 0) < sequence) return false;
    }
    for (const tag of tags) {
      for (const stream of Object.keys(this.#base) as StreamName[]) {
        if ((seen[stream] ?? 0) < (this.#ofTag.get(`${stream} ${tag}`) ?? 0)) return false;
      }
    }
    return true;
  }

  /** Forgets all: the streams are others than before. */
  clear(): void {
    for (const stream of Object.keys(this.#base)) delete this.#base[stream as StreamName];
    this.#ofTag.clear();
  }

  #raiseBase(stream: StreamName, sequence: number): void {
    this.#base[stream] = Math.max(this.#base[stream] ?? 0, sequence);
  }

  #raiseTag(stream: StreamName, key: string, sequence: number): void {
    this.#base[stream] ??= 0;
    const before = this.#ofTag.get(key) ?? 0;
    this.#ofTag.delete(key);
    this.#ofTag.set(key, Math.max(before, sequence));
    if (this.#ofTag.size <= this.#limit) return;
    const [oldest, floor] = this.#ofTag.entries().next().value as [string, number];
    this.#ofTag.delete(oldest);
    this.#raiseBase(oldest.slice(0, oldest.indexOf(' ')) as StreamName, floor);
  }
}

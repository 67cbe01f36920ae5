import type { Answer } from './answer.ts';
import { type Drop, Floors } from './floors.ts';
import { Sieve } from './sieve.ts';

/** What an entry costs beside its bytes, roughly: headers, map entries, tags. */
const OVERHEAD = 2_048;

/** Ready answers by address, dropped by what changes them. */
export class AnswerMemory {
  readonly #floors = new Floors();
  readonly #answers: Sieve<Answer>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  #open = false;

  /** @param limit bytes */
  constructor(limit: number) {
    this.#answers = new Sieve(limit, ({ key, value }) => this.#forgetTags(key, value));
  }

  get count(): number {
    return this.#answers.count;
  }

  /** Bytes. */
  get size(): number {
    return this.#answers.size;
  }

  find(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    return answer?.faded ? undefined : answer;
  }

  /** The answer that stands in when its successor can't be had. */
  findFaded(key: string): Answer | undefined {
    const answer = this.#answers.peek(key);
    return answer?.faded ? answer : undefined;
  }

  /**
   * Keeps an answer, unless it is older than the last change of what it was made from, or changes could not be heard of.
   * @returns whether it is kept
   */
  keep(key: string, answer: Answer): boolean {
    if (!this.#open || !this.#floors.allow(answer.seen, answer.tags)) return false;
    this.#answers.set(key, answer, answer.size + OVERHEAD);
    for (const tag of answer.tags) {
      let keys = this.#keysOfTag.get(tag);
      if (!keys) {
        keys = new Set();
        this.#keysOfTag.set(tag, keys);
      }
      keys.add(key);
    }
    // One larger than the whole memory has left again before its tags were written down.
    if (this.#answers.get(key) !== answer) this.#forgetTags(key, answer);
    return true;
  }

  /** A variant was added to the answer. */
  grown(key: string, answer: Answer): void {
    if (this.#answers.get(key) === answer) this.#answers.resize(key, answer.size + OVERHEAD);
  }

  /** Forgets (or fades) the answers that a change touches, and takes none from before it any more. */
  drop(change: Drop): void {
    this.#floors.raise(change);
    for (const key of this.#keysOf(change.tags)) {
      const answer = this.#answers.peek(key);
      if (!answer || (answer.seen[change.stream] ?? 0) >= change.sequence) continue;
      if (change.fades) answer.faded = true;
      else this.#answers.delete(key);
    }
  }

  /** Forgets answers of which nobody would say that they have changed. */
  forget(tag: string): void {
    for (const key of this.#keysOf([tag])) this.#answers.delete(key);
  }

  /** Changes are heard of from here on: begins with nothing, and takes answers in. */
  open(): void {
    this.#answers.clear();
    this.#open = true;
  }

  /** The log is another one than before: nothing that was known about it holds. */
  reset(): void {
    this.#answers.clear();
    this.#floors.clear();
  }

  /** Changes can't be heard of: gives what it has, and takes nothing in. */
  close(): void {
    this.#open = false;
  }

  #keysOf(tags: Drop['tags']): string[] {
    if (tags === 'everything') return this.#answers.keys();
    return tags.flatMap((tag) => [...(this.#keysOfTag.get(tag) ?? [])]);
  }

  #forgetTags(key: string, answer: Answer): void {
    for (const tag of answer.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}

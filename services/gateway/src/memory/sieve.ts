export interface SieveEntry<V> {
  readonly key: string;
  readonly value: V;
  size: number;
  visited: boolean;
}

/**
 * A store of bounded size that keeps what is asked for again: SIEVE (Zhang and others, NSDI 2024). A hit only sets a
 * bit, and one pass over many things that nobody asks for twice does not push out what everybody reads.
 */
export class Sieve<V> {
  readonly #limit: number;
  readonly #onEvict: (entry: SieveEntry<V>) => void;
  /** Oldest first, as a Map keeps them. */
  readonly #entries = new Map<string, SieveEntry<V>>();
  #hand: IterableIterator<SieveEntry<V>> | undefined;
  #size = 0;

  /** @param limit in the unit of `size`, bytes mostly */
  constructor(limit: number, onEvict: (entry: SieveEntry<V>) => void = () => {}) {
    this.#limit = limit;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#size;
  }

  get count(): number {
    return this.#entries.size;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.visited = true;
    return entry.value;
  }

  /** The value, without counting as a reader. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  keys(): string[] {
    return [...this.#entries.keys()];
  }

  set(key: string, value: V, size: number): void {
    this.delete(key);
    this.#entries.set(key, { key, value, size, visited: false });
    this.#size += size;
    this.#shrink();
  }

  /** The entry has grown or become smaller since. */
  resize(key: string, size: number): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#size += size - entry.size;
    entry.size = size;
    this.#shrink();
  }

  delete(key: string): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#entries.delete(key);
    this.#size -= entry.size;
    this.#onEvict(entry);
    return true;
  }

  clear(): void {
    for (const key of this.keys()) this.delete(key);
    this.#hand = undefined;
  }

  #shrink(): void {
    while (this.#size > this.#limit && this.#entries.size > 0) this.delete(this.#victim());
  }

  #victim(): string {
    for (;;) {
      this.#hand ??= this.#entries.values();
      const { value: entry, done } = this.#hand.next();
      if (done) this.#hand = undefined;
      else if (entry.visited) entry.visited = false;
      else return entry.key;
    }
  }
}

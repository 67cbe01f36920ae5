import type { Documents } from './projection.ts';
import type { Change } from './projection-store.ts';
import { RecentlyUsed } from './recently-used.ts';

interface Known {
  data: object | null;
}

/**
 * The documents as they will be once what was folded is written. Changes wait in memory, those of the event being folded
 * apart, so that an event that fails leaves no trace.
 */
export class StagedDocuments implements Documents {
  readonly #read: (id: string) => Promise<Known | null>;
  /** As in the database; this process alone writes there. */
  readonly #unchanged: RecentlyUsed<Known>;
  readonly #changes = new Map<string, Change>();
  readonly #ofEvent = new Map<string, object | null>();

  constructor(read: (id: string) => Promise<Known | null>, cacheSize: number) {
    this.#read = read;
    this.#unchanged = new RecentlyUsed(cacheSize);
  }

  async get<D extends object>(id: string): Promise<D | null> {
    if (this.#ofEvent.has(id)) return this.#ofEvent.get(id) as D | null;
    const known = this.#changes.get(id) ?? this.#unchanged.get(id);
    if (known) return known.data as D | null;
    const read = { data: (await this.#read(id))?.data ?? null };
    this.#unchanged.set(id, read);
    return read.data as D | null;
  }

  set(id: string, document: object): void {
    this.#ofEvent.set(id, document);
  }

  delete(id: string): void {
    this.#ofEvent.set(id, null);
  }

  /** Keeps what the event changed. */
  accept(sequence: number): void {
    for (const [_id, data] of this.#ofEvent) this.#changes.set(_id, { _id, sequence, data });
    this.#ofEvent.clear();
  }

  /** Leaves out what the event changed. */
  reject(): void {
    this.#ofEvent.clear();
  }

  /** What waits to be written. */
  get changes(): Change[] {
    return [...this.#changes.values()];
  }

  get changed(): number {
    return this.#changes.size;
  }

  /** All changes are in the database. */
  written(): void {
    for (const { _id, data } of this.#changes.values()) this.#unchanged.set(_id, { data });
    this.#changes.clear();
  }
}

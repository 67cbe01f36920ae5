import type { Objects, StoredObject } from '../objects.ts';

/** Files in memory, for unit tests. */
export class MemoryObjects implements Pick<Objects, 'put' | 'get' | 'delete' | 'erase' | 'list'> {
  readonly #files = new Map<string, { bytes: Uint8Array; storedAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(name, { bytes, storedAt: this.#now() });
  }

  async get(name: string): Promise<Uint8Array | null> {
    return this.#files.get(name)?.bytes ?? null;
  }

  async delete(name: string): Promise<void> {
    this.#files.delete(name);
  }

  erase(name: string): Promise<void> {
    return this.delete(name);
  }

  async list(): Promise<StoredObject[]> {
    return [...this.#files].map(([name, { bytes, storedAt }]) => ({ name, size: bytes.length, storedAt }));
  }
}

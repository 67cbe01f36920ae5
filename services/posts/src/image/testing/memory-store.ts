import type { StoredObject } from '@portal/event-store/objects';
import type { ImageStore } from '../store.ts';

/** Pictures in memory, for unit tests. */
export class MemoryImageStore implements ImageStore {
  readonly #images = new Map<string, { bytes: Uint8Array; storedAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    this.#images.set(name, { bytes, storedAt: this.#now() });
  }

  async get(name: string): Promise<Uint8Array | null> {
    return this.#images.get(name)?.bytes ?? null;
  }

  async delete(name: string): Promise<void> {
    this.#images.delete(name);
  }

  async list(): Promise<StoredObject[]> {
    return [...this.#images].map(([name, { bytes, storedAt }]) => ({ name, size: bytes.length, storedAt }));
  }
}

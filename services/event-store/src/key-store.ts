/** Where the vault keeps its keys: one record per subject. */
export interface KeyStore {
  /**
   * Keeps the key if the subject never had one.
   * @returns false when it has one, or had one that was erased
   */
  create(subject: string, key: Uint8Array): Promise<boolean>;
  /** The key; null when there is none, 'forgotten' when it was erased. */
  read(subject: string): Promise<Uint8Array | 'forgotten' | null>;
  /** Destroys the key for good and leaves a mark that it was; repeating it changes nothing. */
  erase(subject: string): Promise<void>;
}

/** For unit tests. */
export class MemoryKeyStore implements KeyStore {
  readonly #keys = new Map<string, Uint8Array | 'forgotten'>();

  async create(subject: string, key: Uint8Array): Promise<boolean> {
    if (this.#keys.has(subject)) return false;
    this.#keys.set(subject, key);
    return true;
  }

  async read(subject: string): Promise<Uint8Array | 'forgotten' | null> {
    return this.#keys.get(subject) ?? null;
  }

  async erase(subject: string): Promise<void> {
    this.#keys.set(subject, 'forgotten');
  }
}

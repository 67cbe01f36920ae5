export interface KeptValue<T> {
  value: T;
  /** Version that the editing began from. */
  version: number;
}

/**
 * What an editor has typed and not yet saved, kept in the tab's session storage: a session that ends meanwhile, a reload or
 * a wrong press on a link costs nothing. For each user apart, since a tab may change hands.
 */
export class KeptValueStore<T> {
  readonly #key: string;

  constructor(userId: string, of: string) {
    this.#key = `crm.content.${userId}.${of}`;
  }

  read(): KeptValue<T> | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as KeptValue<T> | null;
    } catch {
      return null;
    }
  }

  write(kept: KeptValue<T>): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage may be switched off or full: the form works without it.
    }
  }

  clear(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // nothing was kept then
    }
  }
}

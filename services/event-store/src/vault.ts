import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { NoKeyError, SealBrokenError } from './errors.ts';
import type { KeyStore } from './key-store.ts';
import { RecentlyUsed } from './recently-used.ts';

export interface VaultOptions {
  /** How many keys stay in memory. */
  cacheSize?: number;
  /**
   * How long a key stays in memory, in milliseconds: so long another process may still read what this one forgot, unless it
   * hears of it and calls `drop`.
   */
  cacheMs?: number;
  now?: () => number;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Personal data that can be forgotten: each person's and each question's texts are sealed (AES-256-GCM) under a key of
 * their own, kept apart from the log. To forget is to erase the key: every copy of the sealed text is noise from then on.
 */
export class Vault {
  readonly #store: KeyStore;
  readonly #cache: RecentlyUsed<{ key: Uint8Array; until: number }>;
  readonly #cacheMs: number;
  readonly #now: () => number;

  constructor(store: KeyStore, options: VaultOptions = {}) {
    this.#store = store;
    this.#cache = new RecentlyUsed(options.cacheSize ?? 5_000);
    this.#cacheMs = options.cacheMs ?? 1_000;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Makes the key of `keys.user.<id>` or `keys.question.<id>`; before the first event that holds sealed text. Repeating
   * it changes nothing.
   * @throws NoKeyError when the subject was forgotten; LogUnavailableError, LogFullError
   */
  async createKey(subject: string): Promise<void> {
    if (await this.#store.create(subject, randomBytes(KEY_BYTES))) return;
    if ((await this.#store.read(subject)) === 'forgotten') throw new NoKeyError(`${subject} was forgotten`);
  }

  /** The text under the subject's key, base64url. @throws NoKeyError, LogUnavailableError */
  async seal(subject: string, text: string): Promise<string> {
    return (await this.sealBytes(subject, Buffer.from(text))).toString('base64url');
  }

  /**
   * The text again; null once the key is forgotten.
   * @throws SealBrokenError for what was not sealed for this subject; LogUnavailableError
   */
  async open(subject: string, sealed: string): Promise<string | null> {
    const bytes = await this.openBytes(subject, Buffer.from(sealed, 'base64url'));
    return bytes?.toString() ?? null;
  }

  /** As `seal`, for files: initialisation vector, ciphertext, tag. */
  async sealBytes(subject: string, bytes: Uint8Array): Promise<Buffer> {
    const key = await this.#key(subject);
    if (!key) throw new NoKeyError(`${subject} has no key`);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(subject));
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** As `open`, for files. */
  async openBytes(subject: string, sealed: Uint8Array): Promise<Buffer | null> {
    const key = await this.#key(subject);
    if (!key) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(subject)).setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new SealBrokenError(`not sealed for ${subject}`, { cause });
    }
  }

  /** Erases the key for good: overwritten on disk when it returns. @throws LogUnavailableError */
  async forget(subject: string): Promise<void> {
    this.drop(subject);
    await this.#store.erase(subject);
    this.drop(subject);
  }

  /** Whether the subject had a key that was erased; not so for one that never had any. @throws LogUnavailableError */
  async isForgotten(subject: string): Promise<boolean> {
    return (await this.#store.read(subject)) === 'forgotten';
  }

  /** Takes a key out of this process's memory; for those who hear that another process has forgotten it. */
  drop(subject: string): void {
    this.#cache.delete(subject);
  }

  async #key(subject: string): Promise<Uint8Array | null> {
    const cached = this.#cache.get(subject);
    if (cached && cached.until > this.#now()) return cached.key;
    const until = this.#now() + this.#cacheMs;
    const key = await this.#store.read(subject);
    if (!key || key === 'forgotten') {
      this.#cache.delete(subject);
      return null;
    }
    this.#cache.set(subject, { key, until });
    return key;
  }
}

import { ALGORITHM } from '@portal/service-kit/token';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { SecretFileError } from '../errors.ts';
import { readSecret, writeSecret } from '../secret-file.ts';
import type { PublicKeys } from './decide.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A key signs for 30 days and is then kept for as long again, to verify what it signed. */
const SIGNS_FOR_MS = 30 * DAY_MS;
const LIVE_KEYS = 2;

interface StoredKey {
  kid: string;
  /** ISO 8601. */
  createdAt: string;
  privateKey: JWK;
}

/** The private keys that sign tokens, newest first; two at most. */
export class KeyRing {
  readonly #keys: readonly StoredKey[];
  readonly #signing: CryptoKey;

  private constructor(keys: readonly StoredKey[], signing: CryptoKey) {
    this.#keys = keys;
    this.#signing = signing;
  }

  /**
   * Reads the file, makes it at the first start, adds a key when the newest is too old or when `rotate` asks for one.
   * @throws SecretFileError
   */
  static async open(path: string, now: Date, { rotate = false } = {}): Promise<KeyRing> {
    let keys = parse(path, await readSecret(path));
    const newest = keys[0];
    if (rotate || !newest || now.getTime() - Date.parse(newest.createdAt) > SIGNS_FOR_MS) {
      keys = [await makeKey(now), ...keys].slice(0, LIVE_KEYS);
      await writeSecret(path, JSON.stringify(keys));
    }
    const signing = (await importJWK(keys[0]!.privateKey, ALGORITHM)) as CryptoKey;
    return new KeyRing(keys, signing);
  }

  /** What signs, and its id. */
  get signing(): { kid: string; key: CryptoKey } {
    return { kid: this.#keys[0]!.kid, key: this.#signing };
  }

  /** What verifies, for everybody. */
  get publicKeys(): PublicKeys {
    return this.#keys.map(({ kid, privateKey: { kty, crv, x } }) => ({
      kid,
      kty: kty!,
      crv: crv!,
      x: x!,
      alg: ALGORITHM,
      use: 'sig',
    }));
  }
}

async function makeKey(now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), createdAt: now.toISOString(), privateKey: jwk };
}

function parse(path: string, text: string | null): StoredKey[] {
  if (text === null) return [];
  try {
    const keys = JSON.parse(text) as StoredKey[];
    if (keys.every(({ kid, createdAt, privateKey }) => kid && Date.parse(createdAt) && privateKey.d))
      return keys;
  } catch (error) {
    throw new SecretFileError(path, 'the file does not hold signing keys', error);
  }
  throw new SecretFileError(path, 'the file does not hold signing keys');
}

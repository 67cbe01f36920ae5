import type { EventLog } from '@portal/event-store/log';
import { UnavailableError } from '@portal/service-kit/errors';
import { KeyRing } from './key-ring.ts';
import { publishKeys } from './publish.ts';

/** The keys in use: they sign only after everybody has been told of them. */
export class Signer {
  readonly #path: string;
  readonly #log: EventLog;
  #ring: KeyRing | undefined;

  constructor(path: string, log: EventLog) {
    this.#path = path;
    this.#log = log;
  }

  /**
   * Opens the key file, adds a key when the newest is too old, publishes, then begins to sign with the newest. To be
   * called at the start and every now and then. Answers the sequence in AUTH that names the keys.
   * @throws SecretFileError, errors of the log
   */
  async refresh(now: Date): Promise<number> {
    return this.#use(await KeyRing.open(this.#path, now));
  }

  /**
   * The same with a new key in any case: what the last but one has signed counts no more, and once it is done twice no
   * token that was there before. @throws SecretFileError, errors of the log
   */
  async rotate(now: Date): Promise<number> {
    return this.#use(await KeyRing.open(this.#path, now, { rotate: true }));
  }

  async #use(ring: KeyRing): Promise<number> {
    const sequence = await publishKeys(this.#log, ring.publicKeys);
    this.#ring = ring;
    return sequence;
  }

  /** @throws UnavailableError before the first `refresh` is through */
  get ring(): KeyRing {
    if (!this.#ring) throw new UnavailableError();
    return this.#ring;
  }

  /** @throws UnavailableError before the first `refresh` is through */
  assertReady(): void {
    void this.ring;
  }

  /** Health check. */
  check(): void {
    if (!this.#ring) throw new Error('the signing keys have not been published yet');
  }
}

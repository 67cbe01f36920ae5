import { argon2id, hash, verify } from 'argon2';
import { Counter, Gauge, type Registry } from 'prom-client';
import { metricNames } from '../names.ts';
import { HashQueue } from './hash-queue.ts';

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
const COST = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A password typed on another keyboard or system is the same password. */
const normalized = (password: string) => password.normalize('NFKC');

/** Hashes and checks passwords, through one queue. */
export class Passwords {
  readonly #queue: HashQueue;
  /** Checked against when there is no account: the same work, whoever asks. */
  readonly #nobody: string;
  readonly #hashes: Counter;

  private constructor(nobody: string, metrics: Registry, queue: HashQueue) {
    this.#nobody = nobody;
    this.#queue = queue;
    this.#hashes = new Counter({
      name: metricNames.passwordHashes,
      help: 'Passwords hashed, to set one or to check one.',
      registers: [metrics],
    });
    new Gauge({
      name: metricNames.passwordsWaiting,
      help: 'Passwords that wait to be hashed.',
      registers: [metrics],
      collect() {
        this.set(queue.waiting);
      },
    });
  }

  static async open(metrics: Registry, queue = new HashQueue()): Promise<Passwords> {
    return new Passwords(await hash(crypto.randomUUID(), COST), metrics, queue);
  }

  /** argon2id in PHC form. @throws HashingBusyError */
  hash(password: string): Promise<string> {
    return this.#work(() => hash(normalized(password), COST));
  }

  /** Whether it is the password; false after the same work when there is no hash. @throws HashingBusyError */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const right = await this.#work(() => verify(passwordHash ?? this.#nobody, normalized(password)));
    return right && passwordHash !== null;
  }

  #work<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      this.#hashes.inc();
      return task();
    });
  }
}

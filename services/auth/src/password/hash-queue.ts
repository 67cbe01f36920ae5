import { HashingBusyError } from '../errors.ts';

/**
 * Lets few tasks run at once and few wait: hashing a password costs 19 MiB and tens of milliseconds by intent, so a crowd
 * is told to come back instead of taking the machine.
 */
export class HashQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce = 2, mostWaiting = 30 } = {}) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws HashingBusyError when the queue is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new HashingBusyError();
      // Whoever wakes the next one hands over its place: #running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

import { NotCaughtUpError } from './errors.ts';

interface Waiter {
  sequence: number;
  resolve(): void;
}

/** How far a reader of the log has come, for those who wait for it. */
export class Progress {
  readonly #name: string;
  readonly #waiting = new Set<Waiter>();
  #seen = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Last sequence that is in the answers from now on. */
  seen(): number {
    return this.#seen;
  }

  /** @throws NotCaughtUpError after `timeoutMs` */
  caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    if (sequence <= this.#seen) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(new NotCaughtUpError(`${this.#name} has seen ${this.#seen}, not yet ${sequence}`));
      }, timeoutMs);
      const waiter: Waiter = {
        sequence,
        resolve() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.add(waiter);
    });
  }

  /** May go back, when the log was replaced. */
  reached(sequence: number): void {
    this.#seen = sequence;
    for (const waiter of this.#waiting) {
      if (waiter.sequence > sequence) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }
}

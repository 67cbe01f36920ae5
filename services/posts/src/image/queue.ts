import { ImageQueueFullError } from '../errors.ts';

/**
 * Runs at most `running` tasks side by side and lets at most `waiting` more wait their turn, so that a burst of large
 * pictures can't take the memory of the machine.
 */
export class ImageQueue {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#free = running;
    this.#maxWaiting = waiting;
  }

  /** @throws {ImageQueueFullError} too many wait already */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw new ImageQueueFullError();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes to the next in line, or becomes free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** How far a stream has been read, and who waits for it to be read further. */
export class Position {
  #seen = 0;
  readonly #waiting = new Set<{ sequence: number; reached: () => void }>();

  seen(): number {
    return this.#seen;
  }

  advance(sequence: number): void {
    this.#seen = Math.max(this.#seen, sequence);
    for (const waiting of this.#waiting) if (waiting.sequence <= this.#seen) waiting.reached();
  }

  /** The stream begins anew. */
  reset(): void {
    this.#seen = 0;
  }

  /** Resolves once `sequence` is seen; rejects with a TimeoutError after `timeoutMs`. */
  async caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    if (sequence <= this.#seen) return;
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        sequence,
        reached: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DOMException(`Sequence ${sequence} was not reached in ${timeoutMs} ms.`, 'TimeoutError'));
      }, timeoutMs);
      this.#waiting.add(waiting);
    });
  }
}

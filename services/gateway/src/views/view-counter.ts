import type { ViewsBody } from '@portal/contracts/rest/views';

/** Views are seen 2 s after they happened: half a second to gather, the rest for the event and its way back. */
const GATHER_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
/** Posts in one call, as `ViewsBody` allows. */
const BATCH = 1_000;
/** Posts counted at most while the service is away. */
const MOST_POSTS = 50_000;
const MOST_VIEWS = 1_000_000;

/** Hands a batch to the service; rejects when it is not known to have been taken. */
export type SendViews = (body: ViewsBody) => Promise<void>;

/**
 * Counts opened posts and tells the service in batches; keeps them while it is away. A batch whose answer is lost is told
 * again: a view may count twice then, but none is lost.
 */
export class ViewCounter {
  readonly #send: SendViews;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #pause = GATHER_MS;
  #closed = false;

  constructor(send: SendViews) {
    this.#send = send;
  }

  /** Posts with views that the service has not been told of. */
  get waiting(): number {
    return this.#counts.size;
  }

  count(postId: string): void {
    this.#add(postId, 1);
    this.#schedule();
  }

  /** Tells what is left, once; what can't be told now is lost. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    while (this.#counts.size > 0 && (await this.#sendBatch()));
  }

  #add(postId: string, more: number): void {
    const views = this.#counts.get(postId) ?? 0;
    if (views === 0 && this.#counts.size >= MOST_POSTS) return;
    this.#counts.set(postId, Math.min(views + more, MOST_VIEWS));
  }

  #schedule(): void {
    if (this.#timer || this.#sending || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sendBatch().then((sent) => {
        this.#pause = sent ? GATHER_MS : Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
        this.#sending = undefined;
        if (this.#counts.size > 0) this.#schedule();
      });
    }, this.#pause);
  }

  async #sendBatch(): Promise<boolean> {
    const batch = [...this.#counts.entries().take(BATCH)];
    for (const [postId] of batch) this.#counts.delete(postId);
    try {
      await this.#send({ views: Object.fromEntries(batch) });
      return true;
    } catch {
      for (const [postId, views] of batch) this.#add(postId, views);
      return false;
    }
  }
}

import { EventEmitter, once } from 'node:events';
import { type Acknowledged, call } from './client.ts';

const PAUSE_AFTER_REFUSAL = 50;

/**
 * Writes comments one after another until stopped, as a patient client would: what was not acknowledged is sent again
 * with the same Idempotency-Key until it is. Emits 'acknowledged' with each, so that a test can wait for the next one.
 */
export class Writer extends EventEmitter<{ acknowledged: [Acknowledged] }> {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that a client must never see: anything but 201, no answer, or 503 with Retry-After. */
  readonly wrong: string[] = [];
  readonly #name: string;
  readonly #target: string;
  readonly #token: string;
  #running = true;
  #done: Promise<void> = Promise.resolve();

  constructor(name: string, url: string, postId: string, token: string) {
    super();
    this.#name = name;
    this.#target = `${url}/api/comments/${postId}`;
    this.#token = token;
  }

  start(): this {
    this.#done = this.#run();
    return this;
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.#done;
  }

  /** Milliseconds until the next acknowledged write that began after now. */
  async next(): Promise<number> {
    const began = performance.now();
    await once(this, 'acknowledged');
    await once(this, 'acknowledged');
    return performance.now() - began;
  }

  async #run(): Promise<void> {
    for (let n = 1; this.#running; n += 1) {
      const text = `${this.#name} ${n}`;
      const key = `${this.#name}-${n}`.padEnd(16, '-');
      for (let settled = false; !settled; ) settled = await this.#send(text, key);
    }
  }

  async #send(text: string, key: string): Promise<boolean> {
    const answer = await call(this.#target, {
      method: 'POST',
      token: this.#token,
      key,
      json: { comment: text },
    });
    if (answer.status === 201) {
      const written = { id: (answer.body as { _id: string })._id, text };
      this.acknowledged.push(written);
      this.emit('acknowledged', written);
      return true;
    }
    const awaited = answer.status === 0 || (answer.status === 503 && answer.retryAfter !== null);
    if (!awaited) this.wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_REFUSAL));
    return !awaited;
  }
}

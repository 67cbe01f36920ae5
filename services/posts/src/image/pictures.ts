import { randomBytes } from 'node:crypto';
import type { Image } from '@portal/contracts/events/posts';
import { LogUnavailableError } from '@portal/event-store/errors';
import { encodeImage } from './encode.ts';
import { ImageQueue } from './queue.ts';
import type { ImageStore } from './store.ts';

/** Uploads become pictures here, and are kept only if the command that they came with goes through. */
export class Pictures {
  readonly #store: ImageStore;
  readonly #queue: ImageQueue;

  constructor(store: ImageStore, queue = new ImageQueue({ running: 2, waiting: 16 })) {
    this.#store = store;
    this.#queue = queue;
  }

  /**
   * Re-encodes and stores an upload, runs `work` with it, and removes it again when `work` fails. Without an upload
   * `work` gets null.
   *
   * @throws what encodeImage throws, ImageQueueFullError, LogUnavailableError, and whatever `work` throws
   */
  async keepFor<T>(upload: Buffer | null, work: (image: Image | null) => Promise<T>): Promise<T> {
    if (!upload) return work(null);
    const { bytes, width, height } = await this.#queue.run(() => encodeImage(upload));
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await this.#store.put(name, bytes);
    try {
      return await work({ name, width, height, size: bytes.length });
    } catch (error) {
      // Without a definite answer the event may be in the log, and then its picture must be there; see sweep.ts.
      if (!(error instanceof LogUnavailableError)) await this.discard(name);
      throw error;
    }
  }

  /** Removes a picture that nothing refers to. What fails here is made good by the sweep. */
  async discard(name: string): Promise<void> {
    await this.#store.delete(name).catch(() => {});
  }

  get(name: string): Promise<Uint8Array | null> {
    return this.#store.get(name);
  }
}

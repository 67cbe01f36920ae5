import { randomBytes } from 'node:crypto';
import type { SealedFile } from '@portal/contracts/events/questions';
import { LogUnavailableError } from '@portal/event-store/errors';
import type { Objects } from '@portal/event-store/objects';
import type { Vault } from '@portal/event-store/vault';
import { keySubject } from '../question/sealing.ts';
import type { InspectedFile } from './inspect.ts';

/** Where sealed files are kept, by name: the object store `attachments`. A name is never written twice. */
export type AttachmentStore = Pick<Objects, 'put' | 'get' | 'erase' | 'list'>;

/** Files of questions: sealed before they are stored, under the key of their question. */
export class Attachments {
  readonly #store: AttachmentStore;
  readonly #vault: Vault;

  constructor(store: AttachmentStore, vault: Vault) {
    this.#store = store;
    this.#vault = vault;
  }

  /**
   * Stores a file, runs `work` with it, and erases it again when `work` fails or has no use for it. The question must
   * have its key.
   * @throws NoKeyError, LogUnavailableError, and whatever `work` throws
   */
  async keepFor<T>(
    questionId: string,
    file: InspectedFile | null,
    work: (file: SealedFile | null) => Promise<{ result: T; used: boolean }>,
  ): Promise<T> {
    if (!file) return (await work(null)).result;
    const subject = keySubject(questionId);
    const object = `${questionId}.${randomBytes(16).toString('hex')}`;
    const name = await this.#vault.seal(subject, file.name);
    await this.#store.put(object, await this.#vault.sealBytes(subject, file.data));
    try {
      const { result, used } = await work({ object, name, type: file.type, size: file.data.length });
      if (!used) await this.#discard(object);
      return result;
    } catch (error) {
      // Without a definite answer the event may be in the log, and then its file must be there; see leftovers.ts.
      if (!(error instanceof LogUnavailableError)) await this.#discard(object);
      throw error;
    }
  }

  /** The bytes as they came; null once they are erased or their question was forgotten. */
  async read(questionId: string, { object }: SealedFile): Promise<Buffer | null> {
    const sealed = await this.#store.get(object);
    return sealed && this.#vault.openBytes(keySubject(questionId), sealed);
  }

  /** Overwrites the sealed bytes on disk. @throws LogUnavailableError */
  erase(object: string): Promise<void> {
    return this.#store.erase(object);
  }

  list(): ReturnType<AttachmentStore['list']> {
    return this.#store.list();
  }

  /** What fails here is made good later; see leftovers.ts. */
  async #discard(object: string): Promise<void> {
    await this.erase(object).catch(() => {});
  }
}

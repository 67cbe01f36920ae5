import { randomBytes } from 'node:crypto';
import type { StoredDocument } from '@portal/contracts/events/content';
import { LogUnavailableError } from '@portal/event-store/errors';
import type { Objects } from '@portal/event-store/objects';
import { pdfPages } from './pdf-pages.ts';

/** Where the PDFs are kept, by name: the object store `documents`. A name is never written twice. */
export type DocumentStore = Pick<Objects, 'put' | 'get' | 'delete'>;

/** Uploads become documents here, and are kept only if the command that they came with goes through. */
export class DocumentFiles {
  readonly #store: DocumentStore;

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /**
   * Judges and stores a PDF before `work` runs with it (an event must never name a file that is not there), and removes
   * it again when `work` is refused. Without an upload `work` gets null.
   *
   * @throws what pdfPages throws, LogUnavailableError, and whatever `work` throws
   */
  async keepFor<T>(upload: Buffer | null, work: (file: StoredDocument | null) => Promise<T>): Promise<T> {
    if (!upload) return work(null);
    const pages = await pdfPages(upload);
    const name = `${randomBytes(16).toString('hex')}.pdf`;
    await this.#store.put(name, upload);
    try {
      return await work({ name, size: upload.length, pages });
    } catch (error) {
      // Without a definite answer the event may be in the log, and then its file must be there.
      if (!(error instanceof LogUnavailableError)) await this.#store.delete(name).catch(() => {});
      throw error;
    }
  }

  get(name: string): Promise<Uint8Array | null> {
    return this.#store.get(name);
  }
}

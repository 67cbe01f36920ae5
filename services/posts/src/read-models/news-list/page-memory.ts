import type { ReadModel } from '@portal/event-store/read-model';
import { type Page, pageId } from './documents.ts';

/** Pages kept: 4,000 posts, some 20 MB of usual ones. */
const KEPT = 200;

/**
 * Pages as they were read last. Views and comments change tallies alone, so while no editor writes a list is put together
 * from memory, and only its small tallies are read again.
 */
export class PageMemory {
  readonly #documents: Pick<ReadModel, 'get' | 'seen'>;
  readonly #pages = new Map<number, Page>();
  #edited = 0;
  #seen = 0;

  constructor(documents: Pick<ReadModel, 'get' | 'seen'>) {
    this.#documents = documents;
  }

  /**
   * @param edited `Directory.edited`, read just before: pages kept from before it are outdated
   * @throws ReadModelUnavailableError
   */
  async get(n: number, edited: number): Promise<Page | null> {
    const seen = this.#documents.seen();
    // What is seen goes back when the log was replaced: another history may have the same numbers.
    if (edited !== this.#edited || seen < this.#seen) this.#pages.clear();
    this.#edited = edited;
    this.#seen = seen;
    const kept = this.#pages.get(n);
    if (kept) return kept;
    const page = await this.#documents.get<Page>(pageId(n));
    // Before the edit is seen, its documents are still being written: the page may be older than the directory.
    const whole = seen >= edited && this.#edited === edited;
    if (page && whole && this.#pages.size < KEPT) this.#pages.set(n, page);
    return page;
  }
}

import type { ReadModel } from '@portal/event-store/read-model';
import type { SealedQuestion } from '../../question/sealing.ts';
import { DIRECTORY, type Directory, noPages, type Page, type PageSummary, pageId } from './documents.ts';

/** Pages that are read at once. */
const AT_ONCE = 10;

export interface Counts {
  total: number;
  unanswered: number;
}

/** Reads the read model `question-list`. Its questions are sealed; some may have been forgotten. */
export class SealedQuestions {
  readonly #documents: Pick<ReadModel, 'get' | 'getMany'>;

  constructor(documents: Pick<ReadModel, 'get' | 'getMany'>) {
    this.#documents = documents;
  }

  async counts(): Promise<Counts> {
    const pages = Object.values((await this.#directory()).pages);
    return {
      total: pages.reduce((sum, { total }) => sum + total, 0),
      unanswered: pages.reduce((sum, { unanswered }) => sum + unanswered, 0),
    };
  }

  /** Newest first, in portions. @param before a number: only older ones */
  async *newestFirst(before = Number.POSITIVE_INFINITY): AsyncGenerator<SealedQuestion[]> {
    const pages = pagesOf(await this.#directory()).filter(([, { first }]) => first < before);
    for await (const questions of this.#portions(pages.reverse())) {
      yield questions.filter(({ number }) => number < before).sort((a, b) => b.number - a.number);
    }
  }

  /** Those without an answer, longest waiting first, in portions. */
  async *longestWaiting(): AsyncGenerator<SealedQuestion[]> {
    const pages = pagesOf(await this.#directory()).filter(([, { unanswered }]) => unanswered > 0);
    for await (const questions of this.#portions(pages)) {
      yield questions.filter(({ status }) => status === 'new');
    }
  }

  async *#portions(pages: [number, PageSummary][]): AsyncGenerator<SealedQuestion[]> {
    // A page at first: more often than not it is nearly all that is asked for.
    for (let from = 0, size = 1; from < pages.length; size = Math.min(size * 2, AT_ONCE)) {
      const ids = pages.slice(from, from + size).map(([n]) => pageId(n));
      from += size;
      const documents = await this.#documents.getMany<Page>(ids);
      yield documents.flatMap((page) => page?.questions ?? []);
    }
  }

  async #directory(): Promise<Directory> {
    return (await this.#documents.get<Directory>(DIRECTORY)) ?? noPages;
  }
}

/** Oldest first. */
function pagesOf({ pages }: Directory): [number, PageSummary][] {
  return Object.entries(pages)
    .map(([n, summary]): [number, PageSummary] => [Number(n), summary])
    .sort(([a], [b]) => a - b);
}

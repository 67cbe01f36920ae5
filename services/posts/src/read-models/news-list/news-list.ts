import type { ReadModel } from '@portal/event-store/read-model';
import { TRASH, type Trash } from '../trash.ts';
import { type Directory, PAGE_SIZE, pagesBack } from './directory.ts';
import {
  DIRECTORY,
  LEADERS,
  type Leaders,
  type ListedPost,
  type Place,
  placeId,
  postDocumentId,
  type Removed,
  type Retired,
  removedId,
  type Tallies,
  type Tally,
  tallyId,
} from './documents.ts';
import { bestOfLeaders } from './leaders.ts';
import { PageMemory } from './page-memory.ts';
import { retiredIds } from './retired.ts';
import { newTally } from './tally.ts';

/** A post with what visitors have done with it. */
export interface CountedPost extends ListedPost {
  tally: Tally;
}

interface PageRequest {
  /** At most so many; all without it. */
  limit?: number;
  /** Only posts older than this one, which may be deleted by now. */
  before?: string;
}

/** Pages that are asked for at once. */
const WAVE = 100;

/** Reads the read model `news-list`. Whatever it costs to read a page does not depend on how many posts there are. */
export class NewsList {
  readonly #documents: Pick<ReadModel, 'get' | 'seen'>;
  readonly #pages: PageMemory;

  constructor(documents: Pick<ReadModel, 'get' | 'seen'>) {
    this.#documents = documents;
    this.#pages = new PageMemory(documents);
  }

  /** Newest first; null when `before` was never a post. */
  async posts({ limit = Number.POSITIVE_INFINITY, before }: PageRequest): Promise<CountedPost[] | null> {
    const [directory, mark] = await Promise.all([
      this.#documents.get<Directory>(DIRECTORY),
      before === undefined ? undefined : this.#documents.get<Place>(placeId(before)),
    ]);
    if (mark === null) return null;
    if (!directory) return [];
    const pages = pagesBack(directory, mark?.page);
    const found: CountedPost[] = [];
    while (found.length < limit) {
      const wave = nextOf(pages, Math.min(Math.ceil((limit - found.length) / PAGE_SIZE), WAVE));
      if (wave.length === 0) break;
      const read = await Promise.all(wave.map((n) => this.#page(n, directory.edited)));
      found.push(...read.flat().filter(({ order }) => !mark || order < mark.order));
    }
    return found.slice(0, limit);
  }

  /** At most three, most viewed first. */
  async popular(): Promise<CountedPost[]> {
    const leaders = await this.#documents.get<Leaders>(LEADERS);
    if (!leaders) return [];
    const found = await Promise.all(bestOfLeaders(leaders).map(({ id }) => this.post(id)));
    return found.filter((post) => post !== null);
  }

  /** Null when it was never there or is deleted. */
  async post(id: string): Promise<CountedPost | null> {
    const post = await this.#documents.get<ListedPost>(postDocumentId(id));
    return post && { ...post, tally: await this.#tally(id, post.page, post.order) };
  }

  /** Deleted posts whose deletion may still be undone, latest first. */
  async removed(): Promise<Removed[]> {
    const trash = await this.#documents.get<Trash>(TRASH);
    const ids = trash?.posts.map(({ id }) => id).toReversed() ?? [];
    const removed = await Promise.all(ids.map((id) => this.#documents.get<Removed>(removedId(id))));
    return removed.filter((post) => post !== null);
  }

  /**
   * Names of the pictures of all posts, and of those that may come back into use.
   *
   * @param now milliseconds since 1970
   */
  async imageNames(now: number): Promise<Set<string>> {
    const posts = (await this.posts({})) ?? [];
    const retired = await Promise.all(retiredIds(now).map((id) => this.#documents.get<Retired>(id)));
    const used = posts.flatMap(({ image }) => image?.name ?? []);
    return new Set([...used, ...retired.flatMap((day) => day?.images ?? [])]);
  }

  async #tally(id: string, page: number, order: number): Promise<Tally> {
    const tallies = await this.#documents.get<Tallies>(tallyId(page));
    return tallies?.posts[id] ?? newTally(order);
  }

  /** Newest first. */
  async #page(n: number, edited: number): Promise<CountedPost[]> {
    const [page, tallies] = await Promise.all([
      this.#pages.get(n, edited),
      this.#documents.get<Tallies>(tallyId(n)),
    ]);
    // While an event is being written, a post may be there before its tally.
    const posts = page?.posts.toReversed() ?? [];
    return posts.map((post) => ({ ...post, tally: tallies?.posts[post.id] ?? newTally(post.order) }));
  }
}

/** The next few; unlike `take`, it leaves the iterator open for more. */
function nextOf(numbers: Iterator<number, void>, count: number): number[] {
  const next: number[] = [];
  while (next.length < count) {
    const { done, value } = numbers.next();
    if (done) break;
    next.push(value);
  }
  return next;
}

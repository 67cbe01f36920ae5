import type { ReadModel } from '@portal/event-store/read-model';
import { bucketOf, bucketsBack } from '../buckets.ts';
import {
  DIRECTORY,
  type Directory,
  LEADERS,
  type Leader,
  type Leaders,
  type ListedPost,
  PAGE_SIZE,
  type Page,
  type PostDocument,
  pageId,
  postDocumentId,
  type Tallies,
  type Tally,
  tallyId,
} from './documents.ts';
import { bestOfLeaders } from './leaders.ts';

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

/** Reads the read model `news-list`. Whatever it costs to read a page does not depend on how many posts there are. */
export class NewsList {
  readonly #documents: Pick<ReadModel, 'get' | 'getMany'>;

  constructor(documents: Pick<ReadModel, 'get' | 'getMany'>) {
    this.#documents = documents;
  }

  /** Newest first; null when `before` was never a post. */
  async posts({ limit = Number.POSITIVE_INFINITY, before }: PageRequest): Promise<CountedPost[] | null> {
    const [directory, mark] = await Promise.all([
      this.#directory(),
      before ? this.#order(before) : undefined,
    ]);
    if (mark === null) return null;
    if (!directory) return [];
    const pages = bucketsBack(directory, mark === undefined ? undefined : bucketOf(directory, mark));
    const found: CountedPost[] = [];
    while (found.length < limit) {
      const wave = pages.take(pagesFor(limit - found.length)).toArray();
      if (wave.length === 0) break;
      const read = await Promise.all(wave.map((n) => this.#page(n)));
      found.push(...read.flat().filter(({ order }) => mark === undefined || order < mark));
    }
    return found.slice(0, limit);
  }

  /** At most three, most viewed first. */
  async popular(): Promise<CountedPost[]> {
    const leaders = await this.#documents.get<Leaders>(LEADERS);
    const found = await Promise.all(
      (leaders ? bestOfLeaders(leaders) : []).map(({ id }: Leader) => this.post(id)),
    );
    return found.filter((post) => post !== null);
  }

  /** Null when it was never there or is deleted. */
  async post(id: string): Promise<CountedPost | null> {
    const document = await this.#documents.get<PostDocument>(postDocumentId(id));
    if (!document || document.deleted) return null;
    return { ...document.post, tally: await this.tally(document.post) };
  }

  async tally({ id, order }: ListedPost): Promise<Tally> {
    const directory = await this.#directory();
    const tallies = directory && (await this.#documents.get<Tallies>(tallyId(bucketOf(directory, order))));
    return tallies?.posts[id] ?? untold(order);
  }

  /** Names of the pictures of all posts. */
  async imageNames(): Promise<Set<string>> {
    const posts = (await this.posts({})) ?? [];
    return new Set(posts.flatMap(({ image }) => image?.name ?? []));
  }

  #directory(): Promise<Directory | null> {
    return this.#documents.get<Directory>(DIRECTORY);
  }

  /** The post's place in the list; null when it was never there. */
  async #order(id: string): Promise<number | null> {
    const document = await this.#documents.get<PostDocument>(postDocumentId(id));
    if (!document) return null;
    return document.deleted ? document.order : document.post.order;
  }

  /** Newest first. */
  async #page(n: number): Promise<CountedPost[]> {
    const [page, tallies] = await Promise.all([
      this.#documents.get<Page>(pageId(n)),
      this.#documents.get<Tallies>(tallyId(n)),
    ]);
    const posts = page?.posts.toReversed() ?? [];
    return posts.map((post) => ({ ...post, tally: tallies?.posts[post.id] ?? untold(post.order) }));
  }
}

/** While an event is being written, a post may be there before its tally. */
const untold = (order: number): Tally => ({ order, views: 0, comments: 0, firstComments: [] });

/** The newest page is seldom full, and `before` lies within one: one more than would do if all were full. */
const pagesFor = (posts: number) =>
  posts === Number.POSITIVE_INFINITY ? 100 : Math.ceil(posts / PAGE_SIZE) + 1;

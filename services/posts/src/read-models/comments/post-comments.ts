import type { ReadModel } from '@portal/event-store/read-model';
import {
  type CommentBucket,
  type CommentCount,
  commentBucketIds,
  commentCountId,
  type Writer,
  type WrittenComment,
  writerId,
} from './documents.ts';

/** Reads the read model `comments`. */
export class PostComments {
  readonly #documents: Pick<ReadModel, 'get' | 'getMany'>;

  constructor(documents: Pick<ReadModel, 'get' | 'getMany'>) {
    this.#documents = documents;
  }

  /** Those that everybody sees, oldest first; null when there is no such post. */
  async of(postId: string): Promise<WrittenComment[] | null> {
    return (await this.all(postId))?.filter(({ hidden }) => !hidden) ?? null;
  }

  /** Hidden ones too, oldest first; null when there is no such post. */
  async all(postId: string): Promise<WrittenComment[] | null> {
    const count = await this.#documents.get<CommentCount>(commentCountId(postId));
    return count && !count.deleted ? this.#under(postId, count) : null;
  }

  /** All of one writer, hidden ones and those under deleted posts that may come back too; oldest first. */
  async by(userId: string): Promise<(WrittenComment & { postId: string })[]> {
    const { posts = [] } = (await this.#documents.get<Writer>(writerId(userId))) ?? {};
    const written: (WrittenComment & { postId: string })[] = [];
    for (const postId of posts) {
      const count = await this.#documents.get<CommentCount>(commentCountId(postId));
      const comments = count ? await this.#under(postId, count) : [];
      written.push(
        ...comments.filter((comment) => comment.userId === userId).map((comment) => ({ ...comment, postId })),
      );
    }
    return written.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  async #under(postId: string, count: CommentCount): Promise<WrittenComment[]> {
    const buckets = await this.#documents.getMany<CommentBucket>(commentBucketIds(postId, count));
    return buckets.flatMap((bucket) => bucket?.comments ?? []);
  }
}

import type { ReadModel } from '@portal/event-store/read-model';
import {
  type CommentBucket,
  type CommentCount,
  commentBucketIds,
  commentCountId,
  type WrittenComment,
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
    if (!count || count.deleted) return null;
    const buckets = await this.#documents.getMany<CommentBucket>(commentBucketIds(postId, count));
    return buckets.flatMap((bucket) => bucket?.comments ?? []);
  }
}

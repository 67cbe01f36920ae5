import type { ReadModel } from '@portal/event-store/read-model';
import {
  type CommentBucket,
  type CommentDirectory,
  commentBucketId,
  commentDirectoryId,
  type WrittenComment,
} from './documents.ts';

/** Reads the read model `comments`. */
export class PostComments {
  readonly #documents: Pick<ReadModel, 'get' | 'getMany'>;

  constructor(documents: Pick<ReadModel, 'get' | 'getMany'>) {
    this.#documents = documents;
  }

  /** Oldest first; null when there is no such post. */
  async of(postId: string): Promise<WrittenComment[] | null> {
    const directory = await this.#documents.get<CommentDirectory>(commentDirectoryId(postId));
    if (!directory || directory.deleted) return null;
    const ids = directory.starts.map((_, n) => commentBucketId(postId, n));
    const buckets = await this.#documents.getMany<CommentBucket>(ids);
    return buckets.flatMap((bucket) => bucket?.comments ?? []);
  }
}

import type { Buckets } from '../buckets.ts';

/** Comments in one document. */
export const COMMENTS_PER_DOCUMENT = 100;

/** `post:<postId>`: which documents the comments of a post are in. */
export type CommentDirectory = Buckets & { deleted: boolean };

export interface WrittenComment {
  id: string;
  userId: string;
  text: string;
  createdAt: string;
}

/** `comments:<postId>:<n>`: up to 100 comments, oldest first. */
export interface CommentBucket {
  comments: WrittenComment[];
}

export const commentDirectoryId = (postId: string) => `post:${postId}`;
export const commentBucketId = (postId: string, n: number) => `comments:${postId}:${n}`;

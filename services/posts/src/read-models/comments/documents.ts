/** Comments in one document. */
export const COMMENTS_PER_DOCUMENT = 100;

/** `post:<postId>`: how many comments a post has. */
export interface CommentCount {
  comments: number;
}

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

export const commentCountId = (postId: string) => `post:${postId}`;
export const commentBucketId = (postId: string, n: number) => `comments:${postId}:${n}`;

/** Ids of the documents that hold so many comments of a post. */
export function commentBucketIds(postId: string, { comments }: CommentCount): string[] {
  const length = Math.ceil(comments / COMMENTS_PER_DOCUMENT);
  return Array.from({ length }, (_, n) => commentBucketId(postId, n));
}

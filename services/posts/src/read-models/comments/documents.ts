/** Comments in one document. */
export const COMMENTS_PER_DOCUMENT = 100;

/** `post:<postId>`: how many comments a post has ever had, deleted ones too: each stays in the document it came into. */
export interface CommentCount {
  comments: number;
  /** The post is deleted; its comments stay for as long as it may come back. */
  deleted: boolean;
}

/** Visitors do not see the comment. */
export interface Hidden {
  reason: string;
  moderatorId: string;
  at: string;
}

export interface WrittenComment {
  id: string;
  userId: string;
  text: string;
  createdAt: string;
  hidden: Hidden | null;
}

/** `comments:<postId>:<n>`: up to 100 comments, oldest first. */
export interface CommentBucket {
  comments: WrittenComment[];
}

/** `writer:<userId>`: the posts under which somebody has ever written; a post may be gone, or the comments. */
export interface Writer {
  posts: string[];
}

export const writerId = (userId: string) => `writer:${userId}`;
export const commentCountId = (postId: string) => `post:${postId}`;
export const commentBucketId = (postId: string, n: number) => `comments:${postId}:${n}`;

/** Ids of the documents that hold so many comments of a post. */
export function commentBucketIds(postId: string, { comments }: Pick<CommentCount, 'comments'>): string[] {
  const length = Math.ceil(comments / COMMENTS_PER_DOCUMENT);
  return Array.from({ length }, (_, n) => commentBucketId(postId, n));
}

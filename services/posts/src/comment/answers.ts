import type { CommentEvent } from '@portal/contracts/events/posts';
import type { Comment } from '@portal/contracts/rest/comment';
import type { Recorded } from '@portal/event-store/log';
import type { Names } from '@portal/service-kit/users/names';
import type { PostComments } from '../read-models/comments/post-comments.ts';

/** Comments as REST clients see them (`@portal/contracts/rest/comment`). */
export class CommentAnswers {
  readonly #comments: PostComments;
  readonly #names: Names;

  constructor(comments: PostComments, names: Names) {
    this.#comments = comments;
    this.#names = names;
  }

  /** Oldest first; null when there is no such post. */
  async list(postId: string): Promise<Comment[] | null> {
    const comments = await this.#comments.of(postId);
    if (!comments) return null;
    const names = await this.#names.of(comments.map(({ userId }) => userId));
    return comments.map(({ id, userId, text, createdAt }) => ({
      _id: id,
      postId,
      userId,
      username: names.get(userId) ?? '',
      comment: text,
      createdAt,
    }));
  }

  /** A comment that was just written. It is on disk, so this never fails: a name that can't be told is left empty. */
  async written({ data, time }: Recorded<CommentEvent>): Promise<Comment> {
    const { commentId, postId, userId, text } = data;
    const names = await this.#names.of([userId]).catch(() => null);
    const username = names?.get(userId) ?? '';
    return { _id: commentId, postId, userId, username, comment: text, createdAt: time };
  }
}

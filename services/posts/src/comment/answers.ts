import type { Comment, ModeratedComment, OwnComment } from '@portal/contracts/rest/comment';
import type { Names } from '@portal/service-kit/users/names';
import type { WrittenComment } from '../read-models/comments/documents.ts';
import type { PostComments } from '../read-models/comments/post-comments.ts';
import type { Written } from './commands.ts';

/** Comments as REST clients see them (`@portal/contracts/rest/comment`). */
export class CommentAnswers {
  readonly #comments: PostComments;
  readonly #names: Names;

  constructor(comments: PostComments, names: Names) {
    this.#comments = comments;
    this.#names = names;
  }

  /** What everybody sees, oldest first; null when there is no such post. */
  async list(postId: string): Promise<Comment[] | null> {
    const comments = await this.#comments.of(postId);
    if (!comments) return null;
    const names = await this.#namesOf(comments);
    return comments.map((comment) => toComment(comment, postId, names));
  }

  /** What administrators see, oldest first; null when there is no such post. */
  async moderatedList(postId: string): Promise<ModeratedComment[] | null> {
    const comments = await this.#comments.all(postId);
    if (!comments) return null;
    const names = await this.#namesOf(comments);
    return comments.map((comment) => toModerated(comment, postId, names));
  }

  /** What somebody has written, as they take it along. */
  async own(userId: string): Promise<OwnComment[]> {
    const written = await this.#comments.by(userId);
    return written.map(({ id, postId, text, createdAt, hidden }) => ({
      ...{ _id: id, postId, comment: text, createdAt },
      hidden: hidden && { reason: hidden.reason, at: hidden.at },
    }));
  }

  /** A comment after a write. That is on disk, so this never fails: a name that can't be told is left empty. */
  async written({ comment }: Written): Promise<Comment> {
    return toComment(comment, comment.postId, await this.#namesIfKnown(comment));
  }

  /** The same for administrators. */
  async moderated({ comment }: Written): Promise<ModeratedComment> {
    return toModerated(comment, comment.postId, await this.#namesIfKnown(comment));
  }

  #namesOf(comments: WrittenComment[]): Promise<Map<string, string>> {
    return this.#names.of(
      comments.flatMap(({ userId, hidden }) => [userId, ...(hidden ? [hidden.moderatorId] : [])]),
    );
  }

  #namesIfKnown(comment: WrittenComment): Promise<Map<string, string>> {
    return this.#namesOf([comment]).catch(() => new Map());
  }
}

function toComment(comment: WrittenComment, postId: string, names: Map<string, string>): Comment {
  const { id, userId, text, createdAt } = comment;
  return { _id: id, postId, userId, username: names.get(userId) ?? '', comment: text, createdAt };
}

function toModerated(comment: WrittenComment, postId: string, names: Map<string, string>): ModeratedComment {
  const { hidden } = comment;
  const username = (hidden && names.get(hidden.moderatorId)) ?? '';
  return {
    ...toComment(comment, postId, names),
    hidden: hidden && { reason: hidden.reason, username, at: hidden.at },
  };
}

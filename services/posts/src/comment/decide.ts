import type { CommentEvent } from '@portal/contracts/events/posts';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { CommentNotFoundError, ForeignCommentError, PostNotFoundError } from '../errors.ts';
import { absent, type CommentState, evolve } from './events.ts';

export interface WriteComment {
  kind: 'write';
  commentId: string;
  postId: string;
  userId: string;
  text: string;
  /** Looked up before: a comment is an aggregate of its own, so that comments never conflict with edits. */
  postExists: boolean;
}

export interface DeleteComment {
  kind: 'delete';
  commentId: string;
  /** As the address says; a comment of another post is none. */
  postId: string;
  deletedBy: string;
  /** Administrators delete what others wrote. */
  asAdmin: boolean;
}

export interface HideComment {
  kind: 'hide';
  commentId: string;
  postId: string;
  moderatorId: string;
  reason: string;
}

export interface ShowComment {
  kind: 'show';
  commentId: string;
  postId: string;
  moderatorId: string;
}

export type CommentCommand = WriteComment | DeleteComment | HideComment | ShowComment;

/**
 * What a command makes of a comment. Hiding for the same reason once more, and showing what is shown, make no event.
 *
 * @throws {PostNotFoundError} there is no such post to write under
 * @throws {CommentNotFoundError} there is no such comment under that post, or it is deleted
 * @throws {ForeignCommentError} somebody else wrote it
 * @throws {IdempotencyConflictError} the id is taken: ids only ever meet through a reused Idempotency-Key
 */
export function decide(command: CommentCommand, state: CommentState): CommentEvent[] {
  if (command.kind === 'write') return write(command, state);
  const { commentId, postId } = command;
  if (state.status !== 'written' || state.postId !== postId) throw new CommentNotFoundError();
  switch (command.kind) {
    case 'delete': {
      const { deletedBy, asAdmin } = command;
      if (!asAdmin && state.userId !== deletedBy) throw new ForeignCommentError();
      return [{ type: 'portal.comment.deleted.v1', data: { commentId, postId, deletedBy } }];
    }
    case 'hide': {
      const { moderatorId, reason } = command;
      if (state.hiddenFor === reason) return [];
      return [{ type: 'portal.comment.hidden.v1', data: { commentId, postId, moderatorId, reason } }];
    }
    case 'show': {
      const { moderatorId } = command;
      if (state.hiddenFor === null) return [];
      return [{ type: 'portal.comment.shown.v1', data: { commentId, postId, moderatorId } }];
    }
  }
}

function write(
  { commentId, postId, userId, text, postExists }: WriteComment,
  state: CommentState,
): CommentEvent[] {
  if (state.status !== 'absent') throw new IdempotencyConflictError();
  if (!postExists) throw new PostNotFoundError();
  return [{ type: 'portal.comment.written.v1', data: { commentId, postId, userId, text } }];
}

export const commentDecider: Decider<CommentCommand, CommentEvent, CommentState> = {
  decide,
  evolve,
  initial: () => absent,
};

import type { CommentEvent } from '@portal/contracts/events/posts';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { PostNotFoundError } from '../errors.ts';
import { absent, type CommentState, evolve } from './events.ts';

export interface WriteComment {
  commentId: string;
  postId: string;
  userId: string;
  text: string;
  /** Looked up before: a comment is an aggregate of its own, so that comments never conflict with edits. */
  postExists: boolean;
}

/**
 * @throws {PostNotFoundError} there is no such post
 * @throws {IdempotencyConflictError} the id is taken: ids only ever meet through a reused Idempotency-Key
 */
export function decide(command: WriteComment, state: CommentState): CommentEvent[] {
  if (state.status !== 'absent') throw new IdempotencyConflictError();
  const { commentId, postId, userId, text, postExists } = command;
  if (!postExists) throw new PostNotFoundError();
  return [{ type: 'portal.comment.written.v1', data: { commentId, postId, userId, text } }];
}

export const commentDecider: Decider<WriteComment, CommentEvent, CommentState> = {
  decide,
  evolve,
  initial: () => absent,
};

import type { CommentEvent } from '@portal/contracts/events/posts';

export type CommentState = { status: 'absent' } | { status: 'written' };

export const absent: CommentState = { status: 'absent' };

/** Folds one event of `posts.comment.<id>` into the comment's state. */
export function evolve(_state: CommentState, event: CommentEvent): CommentState {
  switch (event.type) {
    case 'portal.comment.written.v1':
      return { status: 'written' };
  }
}

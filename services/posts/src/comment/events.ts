import type { CommentEvent } from '@portal/contracts/events/posts';

export type CommentState =
  | { status: 'absent' }
  | { status: 'deleted' }
  | { status: 'written'; postId: string; userId: string; text: string; hiddenFor: string | null };

export const absent: CommentState = { status: 'absent' };

/** Folds one event of `posts.comment.<id>` into the comment's state. */
export function evolve(state: CommentState, event: CommentEvent): CommentState {
  switch (event.type) {
    case 'portal.comment.written.v1': {
      const { postId, userId, text } = event.data;
      return { status: 'written', postId, userId, text, hiddenFor: null };
    }
    case 'portal.comment.deleted.v1':
      return { status: 'deleted' };
    case 'portal.comment.hidden.v1':
      return state.status === 'written' ? { ...state, hiddenFor: event.data.reason } : state;
    case 'portal.comment.shown.v1':
      return state.status === 'written' ? { ...state, hiddenFor: null } : state;
  }
}

import { type CommentEvent, commentEvents } from '@portal/contracts/events/posts';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import { CommentNotFoundError } from '../errors.ts';
import type { WrittenComment } from '../read-models/comments/documents.ts';

export const commentSubject = (id: string) => `posts.comment.${id}`;

type TracedComment = WrittenComment & { postId: string };

const catalogue = new EventCatalogue(commentEvents);

/**
 * A comment after the event with `sequence`, or as it was when that one deleted it: from the log itself, so that the answer
 * of a write need not wait for the read model.
 *
 * @throws CommentNotFoundError, LogUnavailableError, PoisonEventError
 */
export async function commentAt(log: EventLog, commentId: string, sequence: number): Promise<TracedComment> {
  let comment: TracedComment | null = null;
  for (const event of await log.load(commentSubject(commentId), { atLeast: sequence })) {
    if (event.sequence > sequence) break;
    if (catalogue.knows(event)) comment = fold(comment, event as Recorded<CommentEvent>);
  }
  if (!comment) throw new CommentNotFoundError();
  return comment;
}

function fold(
  comment: TracedComment | null,
  { type, data, time: at }: Recorded<CommentEvent>,
): TracedComment | null {
  switch (type) {
    case 'portal.comment.written.v1': {
      const { commentId: id, postId, userId, text } = data;
      return { id, postId, userId, text, createdAt: at, hidden: null };
    }
    case 'portal.comment.hidden.v1': {
      const { moderatorId, reason } = data;
      return comment && { ...comment, hidden: { reason, moderatorId, at } };
    }
    case 'portal.comment.shown.v1':
      return comment && { ...comment, hidden: null };
    case 'portal.comment.deleted.v1':
      return comment;
  }
}

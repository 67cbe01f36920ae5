import { type CommentEvent, commentEvents } from '@portal/contracts/events/posts';
import { Aggregates, type Handled } from '@portal/event-store/aggregates';
import type { AppendContext, EventLog } from '@portal/event-store/log';
import type { Creation } from '@portal/service-kit/idempotency';
import type { WrittenComment } from '../read-models/comments/documents.ts';
import { type CommentCommand, commentDecider } from './decide.ts';
import type { CommentState } from './events.ts';
import { commentAt, commentSubject } from './history.ts';

export interface Written {
  comment: WrittenComment & { postId: string };
  /** Of the last event of the comment, for read-your-writes. */
  sequence: number;
}

/** What people do with comments: every method ends with the event on disk or with an error. */
export class CommentCommands {
  readonly #log: EventLog;
  readonly #postExists: (postId: string) => Promise<boolean>;
  readonly aggregates: Aggregates<CommentCommand, CommentEvent, CommentState>;

  constructor(log: EventLog, postExists: (postId: string) => Promise<boolean>) {
    this.#log = log;
    this.#postExists = postExists;
    this.aggregates = new Aggregates({
      log,
      decider: commentDecider,
      subject: commentSubject,
      events: commentEvents,
    });
  }

  /**
   * @returns the comment as it was written, also when the request is a repetition
   * @throws PostNotFoundError, IdempotencyKeyReusedError and what the log throws
   */
  async write(userId: string, { id, context }: Creation, postId: string, text: string): Promise<Written> {
    const postExists = await this.#postExists(postId);
    const command = { kind: 'write', commentId: id, postId, userId, text, postExists } as const;
    return this.#written(id, await this.aggregates.handle(id, command, context));
  }

  /**
   * @returns the comment as it was
   * @throws CommentNotFoundError, ForeignCommentError and what the log throws
   */
  async remove(
    { id: deletedBy, role }: { id: string; role: string },
    { postId, commentId }: Address,
    context: AppendContext,
  ): Promise<Written> {
    const asAdmin = role === 'admin';
    const command = { kind: 'delete', commentId, postId, deletedBy, asAdmin } as const;
    return this.#written(commentId, await this.aggregates.handle(commentId, command, context));
  }

  /**
   * @param reason why visitors must not see it; null: they see it again
   * @throws CommentNotFoundError and what the log throws
   */
  async moderate(
    moderatorId: string,
    { postId, commentId }: Address,
    reason: string | null,
    context: AppendContext,
  ): Promise<Written> {
    const common = { commentId, postId, moderatorId };
    const command =
      reason === null
        ? ({ kind: 'show', ...common } as const)
        : ({ kind: 'hide', ...common, reason } as const);
    return this.#written(commentId, await this.aggregates.handle(commentId, command, context));
  }

  async #written(commentId: string, handled: Handled<CommentEvent, CommentState>): Promise<Written> {
    const sequence = handled.events.at(-1)?.sequence ?? handled.sequence;
    return { comment: await commentAt(this.#log, commentId, sequence), sequence: handled.sequence };
  }
}

interface Address {
  postId: string;
  commentId: string;
}

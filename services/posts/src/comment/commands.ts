import { type CommentEvent, commentEvents } from '@portal/contracts/events/posts';
import { Aggregates } from '@portal/event-store/aggregates';
import type { EventLog, Recorded } from '@portal/event-store/log';
import type { Creation } from '@portal/service-kit/idempotency';
import { commentDecider, type WriteComment } from './decide.ts';
import type { CommentState } from './events.ts';

/** What users do with comments. */
export class CommentCommands {
  readonly #postExists: (postId: string) => Promise<boolean>;
  readonly aggregates: Aggregates<WriteComment, CommentEvent, CommentState>;

  constructor(log: EventLog, postExists: (postId: string) => Promise<boolean>) {
    this.#postExists = postExists;
    this.aggregates = new Aggregates({
      log,
      decider: commentDecider,
      subject: (id) => `posts.comment.${id}`,
      events: commentEvents,
    });
  }

  /**
   * @returns what the log holds now, also when the request is a repetition
   * @throws PostNotFoundError, IdempotencyKeyReusedError and what the log throws
   */
  async write(
    userId: string,
    { id, context }: Creation,
    postId: string,
    text: string,
  ): Promise<Recorded<CommentEvent>> {
    const postExists = await this.#postExists(postId);
    const command = { commentId: id, postId, userId, text, postExists };
    const { events } = await this.aggregates.handle(id, command, context);
    return events[0]!;
  }
}

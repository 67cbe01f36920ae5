import type { ViewsEvent } from '@portal/contracts/events/posts';
import { decideAgain } from '@portal/event-store/decide-again';
import type { EventLog } from '@portal/event-store/log';

const SUBJECT = 'posts.views';

/**
 * Counts opened posts. What comes while an append is under way is added up and goes into the next event, so that the log
 * grows by at most one event at a time, however many gateways report.
 */
export class ViewCounter {
  readonly #log: EventLog;
  readonly #postExists: (postId: string) => Promise<boolean>;
  /**
   * Last sequence of the subject as far as known. The subject has no state that a decision rests on and is never loaded;
   * the first append after a start learns the sequence from its conflict.
   */
  #expected = 0;
  #next: Batch | undefined;
  #appending: Promise<unknown> = Promise.resolve();

  constructor(log: EventLog, postExists: (postId: string) => Promise<boolean>) {
    this.#log = log;
    this.#postExists = postExists;
  }

  /**
   * Adds views by post id; those of posts that are not there are dropped.
   *
   * @returns the sequence of the event that holds them; null when all were dropped
   * @throws LogUnavailableError (they may be counted or not), LogFullError
   */
  async count(views: Record<string, number>): Promise<number | null> {
    const known = await this.#known(views);
    if (known.length === 0) return null;
    this.#next ??= this.#startBatch();
    const { views: batch, appended } = this.#next;
    for (const [postId, count] of known) batch[postId] = (batch[postId] ?? 0) + count;
    return appended;
  }

  async #known(views: Record<string, number>): Promise<[string, number][]> {
    const entries = Object.entries(views);
    const exists = await Promise.all(entries.map(([postId]) => this.#postExists(postId)));
    return entries.filter((_, index) => exists[index]);
  }

  #startBatch(): Batch {
    const views: Record<string, number> = {};
    const appended = this.#appending.then(() => {
      this.#next = undefined;
      return this.#append(views);
    });
    this.#appending = appended.catch(() => {});
    return { views, appended };
  }

  #append(views: Record<string, number>): Promise<number> {
    const event: ViewsEvent = { type: 'portal.posts.viewed.v1', data: { views } };
    return decideAgain(async (conflict) => {
      const expected = conflict?.actual ?? this.#expected;
      const { sequence } = await this.#log.append([{ subject: SUBJECT, expected, events: [event] }]);
      this.#expected = sequence;
      return sequence;
    });
  }
}

interface Batch {
  views: Record<string, number>;
  appended: Promise<number>;
}

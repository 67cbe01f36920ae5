import type { SessionsEvent } from '@portal/contracts/events/auth';
import type { Recorded } from '@portal/event-store/log';
import { SESSION_LIVES } from './token.ts';

export interface SessionOfUser {
  userId: string;
  sessionId: string;
  generation: number;
}

/** Clocks of two machines differ; an ended session is kept in mind this much longer than its tokens could live. */
const MARGIN_MS = 60 * 60 * 1_000;
const KEPT_MS = SESSION_LIVES * 1_000 + MARGIN_MS;

/**
 * The sessions that were ended before their time. All of a user at once: by generation, a number that each token carries,
 * since a comparison of times would leave the second in which it happened open. A single one: by its id, until its tokens
 * are over anyway.
 */
export class EndedSessions {
  readonly #now: () => number;
  readonly #generations = new Map<string, number>();
  /** By session id, when it was ended (milliseconds since 1970); oldest first. */
  readonly #single = new Map<string, number>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  has({ userId, sessionId, generation }: SessionOfUser): boolean {
    return generation < (this.#generations.get(userId) ?? 0) || this.#single.has(sessionId);
  }

  fold({ type, data, time }: Recorded<SessionsEvent>): void {
    if (type === 'portal.sessions.ended.v1') {
      this.#generations.set(data.userId, data.generation);
      return;
    }
    this.#forgetOld();
    if (!this.#isOld(Date.parse(time))) this.#single.set(data.sessionId, Date.parse(time));
  }

  clear(): void {
    this.#generations.clear();
    this.#single.clear();
  }

  #isOld(endedAt: number): boolean {
    return endedAt + KEPT_MS < this.#now();
  }

  #forgetOld(): void {
    for (const [sessionId, endedAt] of this.#single) {
      if (!this.#isOld(endedAt)) return;
      this.#single.delete(sessionId);
    }
  }
}

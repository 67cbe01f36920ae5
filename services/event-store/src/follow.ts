import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreError } from './errors.ts';
import type { EventLog, Recorded } from './log.ts';

/** Something in memory that is kept up to date by the newest events. */
export interface Follower {
  /** Takes one event; must not throw. */
  apply(event: Recorded): void;
  /** Forgets everything: what it holds may be of another log, or have missed events. */
  reset(): void;
}

const RETRY_MS = 250;

/**
 * Feeds every event from now on to the followers, by one reader of the log. Runs until the signal; begins anew when the
 * log can't be reached or was replaced.
 */
export async function follow(
  log: EventLog,
  followers: readonly Follower[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const follower of followers) follower.reset();
      const { last, identity } = await log.info();
      for await (const event of log.read({ after: last, identity, signal })) {
        for (const follower of followers) follower.apply(event);
      }
    } catch (error) {
      if (!(error instanceof EventStoreError)) throw error;
      await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
}

import { limits } from '@portal/contracts/rest/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

export const RESTORABLE_MS = limits.post.restorable * DAY_MS;

/**
 * How long what is needed to restore something stays: a day more than it is promised, so that a promise given at the
 * last moment can still be kept.
 */
export const KEPT_MS = RESTORABLE_MS + DAY_MS;

/** Whether what went out of use at `since` (ISO 8601) can come back at `now` (milliseconds since 1970). */
export function isRestorable(since: string, now: number): boolean {
  return now - Date.parse(since) < RESTORABLE_MS;
}

import { setTimeout as pause } from 'node:timers/promises';

/** Settles as the work does, or without it once the time is over. For work that nobody needs the end of. */
export async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race([work, pause(milliseconds, undefined, { signal: waiting.signal }).catch(() => {})]);
  } finally {
    waiting.abort();
  }
}

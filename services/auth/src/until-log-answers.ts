import { setTimeout as pause } from 'node:timers/promises';
import { LogUnavailableError } from '@portal/event-store/errors';

const RETRY_MS = 250;

/** Tries again for as long as the log can't be reached; any other error is thrown. @throws AbortError at the signal */
export async function untilLogAnswers<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof LogUnavailableError)) throw error;
      await pause(RETRY_MS, undefined, { signal });
    }
  }
}

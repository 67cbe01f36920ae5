import { ConflictError } from './errors.ts';

const ATTEMPTS = 10;

/**
 * Runs `attempt` until it does not meet a conflict, ten times at most. For commands that touch several aggregates:
 * load them, decide, append all at once; load again what the conflict names, to at least `conflict.actual`.
 * @throws the last ConflictError, or whatever else `attempt` throws
 */
export async function decideAgain<T>(attempt: (conflict?: ConflictError) => Promise<T>): Promise<T> {
  let conflict: ConflictError | undefined;
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await attempt(conflict);
    } catch (error) {
      if (!(error instanceof ConflictError) || left === 1) throw error;
      conflict = error;
    }
  }
}

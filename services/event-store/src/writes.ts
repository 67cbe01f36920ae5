import type { SubjectWrite } from './log.ts';

/** JetStream takes no more messages in one atomic batch. */
const MAX_EVENTS = 1_000;

/** Refuses what no log could append as a whole. @throws RangeError, a mistake of the program */
export function checkWrites(writes: readonly SubjectWrite[]): void {
  const count = writes.reduce((sum, write) => sum + write.events.length, 0);
  if (count === 0 || writes.some((write) => write.events.length === 0))
    throw new RangeError('an append without events');
  if (count > MAX_EVENTS) throw new RangeError(`${count} events in one append, at most ${MAX_EVENTS}`);
  const subjects = new Set(writes.map((write) => write.subject));
  if (subjects.size < writes.length) throw new RangeError('a subject appears twice in one append');
}

import type { EventLog, Recorded } from '../log.ts';

/** Every event after `after`, until one has the sequence `last` or a higher one, or the signal comes. */
export async function readUpTo(
  log: EventLog,
  after: number,
  last: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Recorded[]> {
  const read: Recorded[] = [];
  for await (const event of log.read({ after, signal })) {
    read.push(event);
    if (event.sequence >= last) break;
  }
  return read;
}

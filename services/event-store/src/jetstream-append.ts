import { setTimeout as pause } from 'node:timers/promises';
import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { orDisconnect, untilConnected } from './connection-watch.ts';
import { ConflictError, LogFullError, LogUnavailableError } from './errors.ts';
import { type Publishing, publish } from './publish.ts';

/** Then the outcome is looked up instead. Milliseconds. */
const ANSWER_WITHIN = 2_000;

/** Between attempts, growing from the first to the last. Milliseconds. */
const PAUSES = [20, 50, 100, 200];

const codes = {
  /** Wrong last sequence; also the repetition of what was stored. */
  wrongLastSequence: 10071,
  /** The same with three replicas, also while another write to the subject is in flight. */
  wrongLastSequenceInFlight: 10164,
  storeFailed: 10077,
  insufficientResources: 10023,
  insufficientStorage: 10047,
};
const full = new Set([codes.storeFailed, codes.insufficientResources, codes.insufficientStorage]);
const stale = new Set([codes.wrongLastSequence, codes.wrongLastSequenceInFlight]);

export interface Outcome {
  /** Sequence of the first message; the others follow without a gap. */
  first: number;
  attempts: number;
}

export interface AppendOptions {
  nc: NatsConnection;
  jsm: JetStreamManager;
  stream: string;
  /** In the order of publishing; the first of each subject carries its expectation. */
  messages: readonly Publishing[];
  /** After so long without a definite answer the writer is told that there is none. */
  deadlineMs: number;
  retrying(reason: unknown): void;
}

/**
 * Publishes until the outcome is definite. A refusal or a time-out alone says nothing, since an attempt before may have
 * been stored: the leader is asked what follows the expected sequence of each subject. Our own event id means done,
 * another one a conflict, nothing means once more, with the same ids and expectations, so that at most one attempt counts.
 */
export async function appendUntilDefinite(options: AppendOptions): Promise<Outcome> {
  const { nc, messages, stream } = options;
  const deadline = Date.now() + options.deadlineMs;
  let reason: unknown = 'no server';
  for (let attempts = 1; ; attempts += 1) {
    if (!(await untilConnected(nc, deadline - Date.now()))) break;
    try {
      const last = await publish(nc, messages, ANSWER_WITHIN);
      return { first: last - messages.length + 1, attempts };
    } catch (error) {
      reason = error;
    }
    if (!(await untilConnected(nc, deadline - Date.now()))) break;
    try {
      const first = await orDisconnect(nc, resolve(options, reason));
      if (first) return { first, attempts };
    } catch (error) {
      if (error instanceof ConflictError || error instanceof LogFullError) throw error;
      reason = error;
    }
    if (Date.now() > deadline) break;
    options.retrying(reason);
    await pause(PAUSES[Math.min(attempts, PAUSES.length) - 1]);
  }
  throw new LogUnavailableError(`${stream}: no definite answer to an append`, { cause: reason });
}

/** The sequence of our first message if it is stored, undefined if that is still open. Throws what is definite otherwise. */
async function resolve(
  { jsm, stream, messages }: AppendOptions,
  reason: unknown,
): Promise<number | undefined> {
  const code = reason instanceof JetStreamApiError ? reason.code : 0;
  for (const [i, { subject, expected, id }] of messages.entries()) {
    if (expected === undefined) continue;
    // From the leader: a direct get may come from a replica that lags.
    const next = { seq: expected + 1, next_by_subj: subject };
    const found = await jsm.streams.getMessage(stream, next);
    if (found && found.header.get('ce-id') === id) return found.seq - i;
    if (!found && !stale.has(code)) continue;
    const last = await jsm.streams.getMessage(stream, { last_by_subj: subject });
    if ((last?.seq ?? 0) !== expected) throw new ConflictError(subject, expected, last?.seq ?? 0);
  }
  if (full.has(code)) throw new LogFullError(`${stream}: ${(reason as Error).message}`, { cause: reason });
  return undefined;
}

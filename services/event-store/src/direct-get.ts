import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { untilConnected } from './connection-watch.ts';
import { LogUnavailableError } from './errors.ts';

const BATCH = 1_000;

/** For a whole batch. Milliseconds. */
const ANSWER_WITHIN = 2_000;

const END_OF_BATCH = 204;
const NOT_FOUND = 404;

/**
 * All messages of a subject, by batched direct gets (ADR-31). The client's `getBatch` leaks a subscription in its
 * iterator form and waits for ever when the server dies in the middle of a batch.
 * @throws LogUnavailableError
 */
export async function getSubject(nc: NatsConnection, stream: string, subject: string): Promise<Msg[]> {
  if (!(await untilConnected(nc, ANSWER_WITHIN))) throw new LogUnavailableError(`${stream}: no server`);
  const messages: Msg[] = [];
  for (let seq = 1; ; ) {
    const { found, more } = await getBatch(nc, stream, { seq, next_by_subj: subject, batch: BATCH });
    messages.push(...found);
    const last = found.at(-1);
    if (!more || !last) return messages;
    seq = Number(last.headers?.get('Nats-Sequence')) + 1;
  }
}

interface BatchRequest {
  seq: number;
  next_by_subj: string;
  batch: number;
}

async function getBatch(nc: NatsConnection, stream: string, request: BatchRequest) {
  const found: Msg[] = [];
  let reason: unknown = 'no answer';
  try {
    const answers = await nc.requestMany(`$JS.API.DIRECT.GET.${stream}`, JSON.stringify(request), {
      strategy: 'sentinel',
      maxWait: ANSWER_WITHIN,
    });
    for await (const message of answers) {
      const status = message.headers?.code ?? 0;
      if (status === 0) {
        found.push(message);
      } else if (status === END_OF_BATCH || status === NOT_FOUND) {
        return { found, more: Number(message.headers?.get('Nats-Num-Pending') || 0) > 0 };
      } else {
        reason = message.headers?.description;
      }
    }
  } catch (error) {
    reason = error;
  }
  throw new LogUnavailableError(`${stream}: a direct get failed`, { cause: reason });
}

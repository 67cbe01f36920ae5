import { JetStreamApiError } from '@nats-io/jetstream';
import { type NatsConnection, nuid } from '@nats-io/transport-node';
import { orDisconnect } from './connection-watch.ts';
import type { Outgoing } from './envelope.ts';

export interface Publishing extends Outgoing {
  /** Expected last sequence of the subject; on the first message of each subject only. */
  expected?: number;
}

interface Acknowledgement {
  /** Of the last message; those of a batch have consecutive ones. */
  seq: number;
  error?: ConstructorParameters<typeof JetStreamApiError>[0];
}

/**
 * Publishes all messages or none: one as it is, several as an atomic batch in one round trip. The client's own
 * `startBatch` drops expectations and ids of all messages but the first, without a word.
 * @returns the sequence of the last message
 * @throws JetStreamApiError, definitely not stored now; anything else: outcome unknown
 */
export async function publish(
  nc: NatsConnection,
  messages: readonly Publishing[],
  timeout: number,
): Promise<number> {
  const batch = messages.length > 1 ? nuid.next() : undefined;
  for (const [i, message] of messages.entries()) {
    const h = message.headers;
    if (message.expected !== undefined)
      h.set('Nats-Expected-Last-Subject-Sequence', String(message.expected));
    if (batch) {
      h.set('Nats-Batch-Id', batch);
      h.set('Nats-Batch-Sequence', String(i + 1));
    }
    if (i < messages.length - 1) nc.publish(message.subject, message.payload, { headers: h });
  }
  const last = messages.at(-1)!;
  if (batch) last.headers.set('Nats-Batch-Commit', '1');
  const answer = await orDisconnect(
    nc,
    nc.request(last.subject, last.payload, { headers: last.headers, timeout }),
  );
  const acknowledgement = answer.json<Acknowledgement>();
  if (acknowledgement.error) throw new JetStreamApiError(acknowledgement.error);
  return acknowledgement.seq;
}

import { setTimeout as pause } from 'node:timers/promises';
import { AckPolicy, type ConsumerInfo, DeliverPolicy, type JetStreamManager } from '@nats-io/jetstream';
import { type NatsConnection, nanos, nuid } from '@nats-io/transport-node';
import { onDisconnect, orDisconnect, untilConnected } from './connection-watch.ts';
import { decode } from './envelope.ts';
import { LogReplacedError, LogUnavailableError } from './errors.ts';
import type { LogInfo, ReadOptions, Recorded } from './log.ts';

/** Between two beginnings: doubled up to the last while nothing comes. Milliseconds. */
const FIRST_RETRY = 100;
const LAST_RETRY = 1_000;

/** For a server to come back, before looking whether the signal has come. Milliseconds. */
const WAIT = 1_000;

/** Fetching by 2,000 reads 308,000 messages a second; more brings nothing, the default of 100 half of it. */
const FETCH = { max_messages: 2_000, expires: 5_000, idle_heartbeat: 1_000 };

/** A consumer that its reader could not delete ends by itself. Milliseconds. */
const ORPHAN = 30_000;

/** Signs that nothing more will come. The client would wait on: after a restart of the server it stalled for 44 s. */
const lost = new Set<string>([
  'consumer_not_found',
  'stream_not_found',
  'consumer_deleted',
  'heartbeats_missed',
  'no_responders',
]);

export interface SupervisedReadOptions extends ReadOptions {
  nc: NatsConnection;
  jsm: JetStreamManager;
  stream: string;
  retrying(reason: unknown): void;
}

/**
 * Every message after `after` in order, then the new ones, until the signal. Whatever happens to the server or the
 * consumer, it begins again from where it was, and each time asks whether the stream is still the same one.
 * @throws LogReplacedError; LogUnavailableError when the connection was closed without the signal
 */
export async function* readSupervised(options: SupervisedReadOptions): AsyncGenerator<Recorded> {
  const { nc, jsm, stream, signal, retrying } = options;
  let { after: cursor, identity } = options;
  let wait = FIRST_RETRY;
  while (!signal.aborted) {
    if (nc.isClosed()) throw new LogUnavailableError(`${stream}: the connection was closed`);
    if (!(await untilConnected(nc, WAIT))) continue;
    try {
      const info = await orDisconnect(nc, streamInfo(jsm, stream));
      identity ??= info.identity;
      if (info.identity !== identity || info.last < cursor) {
        throw new LogReplacedError(`${stream} is not the log that was read up to ${cursor}`);
      }
      for await (const event of consume(options, cursor + 1)) {
        cursor = event.sequence;
        wait = FIRST_RETRY;
        yield event;
      }
      if (!signal.aborted) retrying('the consumer was lost');
    } catch (error) {
      if (error instanceof LogReplacedError) throw error;
      retrying(error);
    }
    await pause(wait, undefined, { signal }).catch(() => {});
    wait = Math.min(wait * 2, LAST_RETRY);
  }
}

/** Messages from a consumer of our own until it is lost or the signal comes. */
async function* consume(options: SupervisedReadOptions, from: number): AsyncGenerator<Recorded> {
  const { nc, jsm, stream, signal } = options;
  const consumer = await orDisconnect(nc, createConsumer(jsm, stream, from));
  const messages = await jsm
    .jetstream()
    .consumers.getConsumerFromInfo(consumer)
    .consume({ ...FETCH });
  const stop = () => messages.stop();
  const supervise = async () => {
    for await (const { type } of messages.status()) if (lost.has(type)) return stop();
  };
  const forgetConnection = onDisconnect(nc, stop);
  signal.addEventListener('abort', stop);
  // It may have come while the consumer was made: no event tells of that now.
  if (signal.aborted) stop();
  try {
    supervise();
    let delivered = 0;
    for await (const message of messages) {
      delivered += 1;
      // A gap: something was lost on the way, so this consumer is of no more use.
      if (signal.aborted || message.info.deliverySequence !== delivered) return;
      const { subject, seq: sequence, headers, data } = message;
      yield decode({ subject, sequence, headers, data });
    }
  } finally {
    stop();
    forgetConnection();
    signal.removeEventListener('abort', stop);
    // Best effort: without a server, or after a restart of it, there is nothing to delete.
    if (!nc.isClosed()) jsm.consumers.delete(stream, consumer.name).catch(() => {});
  }
}

function createConsumer(jsm: JetStreamManager, stream: string, from: number): Promise<ConsumerInfo> {
  return jsm.consumers.add(stream, {
    name: nuid.next(),
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: from,
    inactive_threshold: nanos(ORPHAN),
    mem_storage: true,
    num_replicas: 1,
  });
}

/** From the stream's leader. */
export async function streamInfo(jsm: JetStreamManager, stream: string): Promise<LogInfo> {
  const { created, state } = await jsm.streams.info(stream);
  return { identity: String(created), last: state.last_seq };
}

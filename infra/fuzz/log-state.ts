import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type StreamName, streams } from '@portal/contracts/streams';
import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { Objects } from '@portal/event-store/objects';

export interface Written {
  type: string;
  /** Of the request that it was written for, as hex; '' without. */
  trace: string;
  data: string;
}

const buckets = ['images', 'attachments', 'documents'] as const;

/** What the log holds, seen with the operator's rights. */
export class LogState {
  readonly #log: LogConnections;

  static async connect(natsUrl: string, credentials: string): Promise<LogState> {
    return new LogState(await connectLog({ natsUrl, credentials, name: 'operator' }));
  }

  private constructor(log: LogConnections) {
    this.#log = log;
  }

  async last(stream: StreamName): Promise<number> {
    const manager = await jetstreamManager(this.#log.connection(streams[stream].account), {
      checkAPI: false,
    });
    return (await manager.streams.info(stream)).state.last_seq;
  }

  /** The events of a stream behind a sequence, up to its present end. */
  async after(stream: StreamName, sequence: number): Promise<Written[]> {
    const connection = this.#log.connection(streams[stream].account);
    const last = await this.last(stream);
    const written: Written[] = [];
    if (last <= sequence) return written;
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const { name } = await manager.consumers.add(stream, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: sequence + 1,
      inactive_threshold: 60_000_000_000,
      mem_storage: true,
    });
    const consumer = await jetstream(connection, { checkAPI: false }).consumers.get(stream, name);
    for await (const message of await consumer.consume({ max_messages: 1_000 })) {
      const { headers } = message;
      const trace = headers?.get('traceparent').split('-')[1] ?? '';
      written.push({ type: headers?.get('ce-type') ?? '', trace, data: message.string() });
      if (message.seq >= last) break;
    }
    return written;
  }

  /** Names of all files that are kept. */
  async files(): Promise<string[]> {
    const connection = this.#log.connection('EVENTS');
    const lists = await Promise.all(buckets.map((bucket) => new Objects(connection, bucket).list()));
    return lists.flat().map(({ name }) => name);
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}

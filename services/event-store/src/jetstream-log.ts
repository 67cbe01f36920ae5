import { setTimeout as pause } from 'node:timers/promises';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { upcasters as contractUpcasters } from '@portal/contracts/events/upcasters';
import type { StreamName } from '@portal/contracts/streams';
import { orDisconnect, untilConnected } from './connection-watch.ts';
import { getSubject } from './direct-get.ts';
import { decode, decodeDirect, encode } from './envelope.ts';
import { LogUnavailableError } from './errors.ts';
import type { LogHooks } from './hooks.ts';
import { appendUntilDefinite } from './jetstream-append.ts';
import { readSupervised, streamInfo } from './jetstream-reader.ts';
import type {
  AppendContext,
  Appended,
  EventLog,
  LogInfo,
  NewEvent,
  ReadOptions,
  Recorded,
  SubjectWrite,
} from './log.ts';
import type { Publishing } from './publish.ts';
import { type Upcasters, upcast } from './upcasting.ts';
import { uuidv7 } from './uuid.ts';
import { checkWrites } from './writes.ts';

export interface JetStreamLogOptions {
  /** Of the account that holds the stream. */
  connection: NatsConnection;
  stream: StreamName;
  /** `ce-source` of what is written: '/portal/posts'. */
  source: string;
  /** Those of the contracts, unless a test has its own. */
  upcasters?: Upcasters;
  hooks?: LogHooks;
  /** After so long without a definite answer an append fails. Milliseconds. */
  deadlineMs?: number;
}

/** The last attempt and its look-up may take four seconds more. */
const DEADLINE = 8_000;

/** How long a load waits for a replica to reach a sequence that the leader has. Milliseconds. */
const LAG = 2_000;

const API = { checkAPI: false, timeout: 2_000 };

/** One stream of NATS JetStream, made by ensureStreams. */
export class JetStreamLog implements EventLog {
  readonly stream: StreamName;
  readonly #nc: NatsConnection;
  readonly #source: string;
  readonly #upcasters: Upcasters;
  readonly #hooks: LogHooks;
  readonly #deadlineMs: number;
  /** Made at first use: making it waits for nothing but needs a connection. */
  #manager: Promise<JetStreamManager> | undefined;

  constructor({ connection, stream, source, upcasters, hooks, deadlineMs }: JetStreamLogOptions) {
    this.stream = stream;
    this.#nc = connection;
    this.#source = source;
    this.#upcasters = upcasters ?? contractUpcasters;
    this.#hooks = hooks ?? {};
    this.#deadlineMs = deadlineMs ?? DEADLINE;
  }

  async append<E extends NewEvent>(
    writes: readonly SubjectWrite<E>[],
    context: AppendContext = {},
  ): Promise<Appended<E>> {
    checkWrites(writes);
    const start = performance.now();
    const time = new Date().toISOString();
    const messages = writes.flatMap(({ subject, expected, events }) =>
      events.map((event, i): Publishing => {
        const stamp = { ...context, id: uuidv7(), time, source: this.#source };
        return { ...encode(subject, event, stamp), ...(i === 0 && { expected }) };
      }),
    );
    this.#checkSizes(messages);
    const { first, attempts } = await appendUntilDefinite({
      nc: this.#nc,
      jsm: await this.#jsm(),
      stream: this.stream,
      messages,
      deadlineMs: this.#deadlineMs,
      retrying: (reason) => this.#hooks.retrying?.({ stream: this.stream, what: 'append', reason }),
    });
    this.#hooks.appended?.({
      stream: this.stream,
      events: messages.length,
      attempts,
      duration: performance.now() - start,
    });
    const events = messages.map(({ subject, headers, payload }, i) =>
      decode({ subject, sequence: first + i, headers, data: payload }),
    );
    return { sequence: first + messages.length - 1, events: events as Recorded<E>[] };
  }

  async load(subject: string, { atLeast = 0 } = {}): Promise<Recorded[]> {
    for (const deadline = Date.now() + LAG; ; await pause(20)) {
      const messages = await getSubject(this.#nc, this.stream, subject);
      const events = messages.map((message) => upcast(decodeDirect(message), this.#upcasters));
      if ((events.at(-1)?.sequence ?? 0) >= atLeast) return events;
      if (Date.now() > deadline) throw new LogUnavailableError(`${subject} does not reach ${atLeast}`);
    }
  }

  async *read(options: ReadOptions): AsyncGenerator<Recorded> {
    const messages = readSupervised({
      ...options,
      nc: this.#nc,
      jsm: await this.#jsm(),
      stream: this.stream,
      retrying: (reason) => this.#hooks.retrying?.({ stream: this.stream, what: 'read', reason }),
    });
    for await (const event of messages) yield upcast(event, this.#upcasters);
  }

  async info(): Promise<LogInfo> {
    if (!(await untilConnected(this.#nc, API.timeout)))
      throw new LogUnavailableError(`${this.stream}: no server`);
    try {
      return await orDisconnect(this.#nc, streamInfo(await this.#jsm(), this.stream));
    } catch (cause) {
      throw new LogUnavailableError(`${this.stream}: no answer`, { cause });
    }
  }

  #jsm(): Promise<JetStreamManager> {
    this.#manager ??= jetstreamManager(this.#nc, API);
    return this.#manager;
  }

  /** The server would end the connection of whoever sends more, with everything else in flight on it. */
  #checkSizes(messages: readonly Publishing[]): void {
    const limit = (this.#nc.info?.max_payload ?? Number.POSITIVE_INFINITY) - HEADERS;
    const large = messages.find(({ payload }) => payload.length > limit);
    if (large)
      throw new RangeError(
        `an event of ${large.payload.length} bytes for ${large.subject}, at most ${limit}`,
      );
  }
}

/** Room kept for headers, which count in a message's size. */
const HEADERS = 2_048;

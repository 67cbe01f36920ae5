import { upcasters as contractUpcasters } from '@portal/contracts/events/upcasters';
import type { StreamName } from '@portal/contracts/streams';
import { ConflictError, LogReplacedError } from './errors.ts';
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
import { type Upcasters, upcast } from './upcasting.ts';
import { uuidv7 } from './uuid.ts';
import { checkWrites } from './writes.ts';

export interface MemoryLogOptions {
  now?: () => Date;
  upcasters?: Upcasters;
}

/** A log for unit tests. Behaves as JetStreamLog does: one conformance suite runs on both. */
export class MemoryLog implements EventLog {
  readonly stream: StreamName;
  readonly #identity = uuidv7();
  readonly #now: () => Date;
  readonly #upcasters: Upcasters;
  /** As JSON, so that nobody can change the past through a reference. */
  readonly #events: string[] = [];
  readonly #bySubject = new Map<string, number[]>();
  readonly #waiting = new Set<() => void>();

  constructor(stream: StreamName, options: MemoryLogOptions = {}) {
    this.stream = stream;
    this.#now = options.now ?? (() => new Date());
    this.#upcasters = options.upcasters ?? contractUpcasters;
  }

  /** The same log, read with other upcasters. */
  lifted(upcasters: Upcasters): EventLog {
    const lift = (event: Recorded) => upcast(event, upcasters);
    return {
      stream: this.stream,
      append: (writes, context) => this.append(writes, context),
      load: async (subject) => (await this.load(subject)).map(lift),
      read: (options) => mapEach(this.read(options), lift),
      info: () => this.info(),
    };
  }

  async append<E extends NewEvent>(
    writes: readonly SubjectWrite<E>[],
    context: AppendContext = {},
  ): Promise<Appended<E>> {
    checkWrites(writes);
    for (const { subject, expected } of writes) {
      const actual = this.#bySubject.get(subject)?.at(-1) ?? 0;
      if (actual !== expected) throw new ConflictError(subject, expected, actual);
    }
    const time = this.#now().toISOString();
    const events = writes.flatMap(({ subject, events }) =>
      events.map((event) => this.#record(subject, event, time, context)),
    );
    for (const wake of this.#waiting) wake();
    return { sequence: this.#events.length, events };
  }

  #record<E extends NewEvent>(subject: string, event: E, time: string, context: AppendContext): Recorded<E> {
    const sequence = this.#events.length + 1;
    const recorded = { ...event, id: uuidv7(), subject, sequence, time, request: context.request };
    this.#events.push(JSON.stringify(recorded));
    const sequences = this.#bySubject.get(subject);
    if (sequences) sequences.push(sequence);
    else this.#bySubject.set(subject, [sequence]);
    return this.#at(sequence) as Recorded<E>;
  }

  #at(sequence: number): Recorded {
    return JSON.parse(this.#events[sequence - 1]!);
  }

  async load(subject: string): Promise<Recorded[]> {
    const sequences = this.#bySubject.get(subject) ?? [];
    return sequences.map((sequence) => upcast(this.#at(sequence), this.#upcasters));
  }

  async *read({ after, signal, identity }: ReadOptions): AsyncGenerator<Recorded> {
    if (after > this.#events.length || (identity && identity !== this.#identity)) {
      throw new LogReplacedError(`${this.stream} is not the log that was read up to ${after}`);
    }
    for (let sequence = after + 1; ; sequence += 1) {
      while (!signal.aborted && sequence > this.#events.length) await this.#nextAppend(signal);
      if (signal.aborted) return;
      yield upcast(this.#at(sequence), this.#upcasters);
    }
  }

  #nextAppend(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  async info(): Promise<LogInfo> {
    return { identity: this.#identity, last: this.#events.length };
  }
}

async function* mapEach<T>(items: AsyncIterable<T>, change: (item: T) => T): AsyncGenerator<T> {
  for await (const item of items) yield change(item);
}

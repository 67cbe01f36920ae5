import type { StreamName } from '@portal/contracts/streams';

/** One fact to append: `type` such as 'portal.post.published.v1', `data` what its schema in the contracts says (JSON). */
export interface NewEvent {
  type: string;
  data: unknown;
}

/** An event as the log holds it. */
export type Recorded<E extends NewEvent = NewEvent> = E & {
  /** UUID version 7, unique in all logs. */
  id: string;
  subject: string;
  /** Position in the stream, from 1; grows, with gaps where something was erased. */
  sequence: number;
  /** When it was decided: ISO 8601, UTC. */
  time: string;
  /** What `AppendContext.request` was. */
  request?: string;
};

/** Events for one subject, and the last sequence that the writer knows of there (0: the subject is new). */
export interface SubjectWrite<E extends NewEvent = NewEvent> {
  subject: string;
  expected: number;
  events: readonly E[];
}

/** What is written beside every event of an append. */
export interface AppendContext {
  /** W3C Trace Context. */
  traceparent?: string;
  /** Fingerprint of the request, so that its repetition is known again: see idempotency.ts. */
  request?: string;
}

export interface Appended<E extends NewEvent = NewEvent> {
  /** Sequence of the last event. */
  sequence: number;
  /** In the order of the writes. */
  events: Recorded<E>[];
}

export interface ReadOptions {
  /** The last sequence already seen; 0 to begin at the beginning. */
  after: number;
  /** Ends the iteration, without an error. */
  signal: AbortSignal;
  /** Identity of the log that `after` belongs to, when the reader has kept it. */
  identity?: string;
}

export interface LogInfo {
  /** Changes when the stream is deleted and made anew. */
  identity: string;
  /** Sequence of the newest event, 0 when there was none yet. */
  last: number;
}

/** One stream of the log. */
export interface EventLog {
  readonly stream: StreamName;

  /**
   * Appends all events or none, each subject's after its expected sequence. Safe against lost acknowledgements: what
   * went in before the answer was lost is found again, not written twice. A subject appears in one write only.
   * @throws ConflictError, LogUnavailableError, LogFullError
   */
  append<E extends NewEvent>(
    writes: readonly SubjectWrite<E>[],
    context?: AppendContext,
  ): Promise<Appended<E>>;

  /**
   * All events of one subject, oldest first, up-casted.
   * @param options.atLeast waits until a sequence that is known to be there is in the answer (a replica may lag)
   * @throws LogUnavailableError
   */
  load(subject: string, options?: { atLeast?: number }): Promise<Recorded[]>;

  /**
   * Every event after `after` in order, then those to come, until the signal. Survives restarts of the server.
   * @throws LogReplacedError when the stream is another one than the cursor's
   */
  read(options: ReadOptions): AsyncIterable<Recorded>;

  /** @throws LogUnavailableError */
  info(): Promise<LogInfo>;
}

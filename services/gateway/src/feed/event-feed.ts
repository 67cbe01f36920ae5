import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreError } from '@portal/event-store/errors';
import type { EventLog, LogInfo, Recorded } from '@portal/event-store/log';
import { Position } from '@portal/service-kit/position';
import type { SequenceSource } from '@portal/service-kit/sequences';

/** What follows a stream is told of. */
export interface FeedListener {
  /** Events are heard from here on. `replaced`: it is another log than before. */
  begun(start: { last: number; replaced: boolean }): void;
  heard(event: Recorded): void;
  /** Events are not heard any more; `begun` follows when they are again. */
  lost(): void;
}

const WATCH_MS = 1_000;
const RETRY_MS = 250;

/**
 * Hears every event of a stream from its current end on. After a lost connection it begins again from the end that the
 * stream has then: what happened meanwhile is not told one by one.
 */
export class EventFeed implements SequenceSource {
  readonly #log: EventLog;
  readonly #listener: FeedListener;
  readonly #position = new Position();
  readonly #watchMs: number;
  #live = false;
  #identity: string | undefined;

  constructor(log: EventLog, listener: FeedListener, watchMs = WATCH_MS) {
    this.#log = log;
    this.#listener = listener;
    this.#watchMs = watchMs;
  }

  /** Health check: throws the reason. */
  check(): void {
    if (!this.#live) throw new Error(`the stream ${this.#log.stream} can't be heard`);
  }

  seen(): number {
    return this.#position.seen();
  }

  caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    return this.#position.caughtUp(sequence, timeoutMs);
  }

  /** Until the signal. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#once(signal);
      } catch (error) {
        if (!(error instanceof EventStoreError)) throw error;
        await pause(RETRY_MS, undefined, { signal }).catch(() => {});
      } finally {
        this.#lose();
      }
    }
  }

  /** From the end of the stream until the connection was lost and is back, or the log is another one. */
  async #once(signal: AbortSignal): Promise<void> {
    const start = await this.#log.info();
    const replaced =
      this.#identity !== undefined &&
      (this.#identity !== start.identity || start.last < this.#position.seen());
    this.#identity = start.identity;
    this.#live = true;
    this.#listener.begun({ last: start.last, replaced });

    const stop = new AbortController();
    const until = AbortSignal.any([signal, stop.signal]);
    const watching = this.#watch(start, until).finally(() => stop.abort());
    try {
      for await (const event of this.#log.read({
        after: start.last,
        identity: start.identity,
        signal: until,
      })) {
        this.#position.advance(event.sequence);
        this.#listener.heard(event);
      }
    } finally {
      stop.abort();
      await watching;
    }
  }

  /** Resolves when the stream is to be begun anew. */
  async #watch(start: LogInfo, signal: AbortSignal): Promise<void> {
    let heard = start.last;
    let away = false;
    while (await pause(this.#watchMs, true, { signal }).catch(() => false)) {
      try {
        const { identity, last } = await this.#log.info();
        const position = Math.max(start.last, this.#position.seen());
        // Behind for a whole turn without moving: the reader has stalled.
        const stalled = heard === position && last > position;
        if (away || identity !== start.identity || (stalled && (await this.#stays(position, signal)))) return;
        heard = position;
      } catch {
        away = true;
        this.#lose();
      }
    }
  }

  async #stays(position: number, signal: AbortSignal): Promise<boolean> {
    await pause(this.#watchMs, undefined, { signal }).catch(() => {});
    return Math.max(position, this.#position.seen()) === position;
  }

  #lose(): void {
    if (!this.#live) return;
    this.#live = false;
    this.#listener.lost();
  }
}

import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { StreamName } from '@portal/contracts/streams';
import { LogUnavailableError } from './errors.ts';

/** Takes single events out of a stream for good. */
export interface Eraser {
  /**
   * Overwrites the events on disk; they are gone when this resolves. Repeating it changes nothing. Never the last event of
   * a subject: what is written next would meet a subject that looks new.
   * @throws LogUnavailableError
   */
  erase(sequences: readonly number[]): Promise<void>;
}

const API = { checkAPI: false, timeout: 2_000 };
/** What the server says when there is nothing (any more) to delete; its code stands for other failures as well. */
const GONE = /no message found|deleted message/;

/** For streams of secrets alone: whoever makes one needs the right `$JS.API.STREAM.MSG.DELETE.<stream>`. */
export class JetStreamEraser implements Eraser {
  readonly #nc: NatsConnection;
  readonly #stream: StreamName;
  #manager: Promise<JetStreamManager> | undefined;

  constructor(nc: NatsConnection, stream: StreamName) {
    this.#nc = nc;
    this.#stream = stream;
  }

  async erase(sequences: readonly number[]): Promise<void> {
    this.#manager ??= jetstreamManager(this.#nc, API);
    const jsm = await this.#manager;
    for (const sequence of sequences) {
      try {
        // `true` overwrites the block on disk.
        await jsm.streams.deleteMessage(this.#stream, sequence, true);
      } catch (cause) {
        if (GONE.test(String((cause as Error).message))) continue;
        throw new LogUnavailableError(`${this.#stream} did not erase ${sequence}`, { cause });
      }
    }
  }
}

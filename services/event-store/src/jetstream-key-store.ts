import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { untilConnected } from './connection-watch.ts';
import { ConflictError, LogUnavailableError } from './errors.ts';
import { appendUntilDefinite } from './jetstream-append.ts';
import type { KeyStore } from './key-store.ts';
import { uuidv7 } from './uuid.ts';

const STREAM = 'KEYS';
const API = { checkAPI: false, timeout: 2_000 };
const DEADLINE = 8_000;
const NOT_FOUND = 404;

/**
 * Keys as messages of the stream KEYS, account VAULT; an ordinary stream, since those of the KV API refuse secure deletion.
 * An erased key leaves an empty message on its subject: it keeps the subject from being used again, and all of these are
 * the list of what was forgotten, which a restored backup is held to.
 */
export class JetStreamKeyStore implements KeyStore {
  readonly #nc: NatsConnection;
  #manager: Promise<JetStreamManager> | undefined;

  constructor(vault: NatsConnection) {
    this.#nc = vault;
  }

  async create(subject: string, key: Uint8Array): Promise<boolean> {
    return this.#append(subject, 0, key);
  }

  /** By a direct get of the subject, so that a reader needs no right but `$JS.API.DIRECT.GET.KEYS.<subject>`. */
  async read(subject: string): Promise<Uint8Array | 'forgotten' | null> {
    if (!(await untilConnected(this.#nc, API.timeout))) throw new LogUnavailableError('no server');
    let answer: Awaited<ReturnType<NatsConnection['request']>>;
    try {
      answer = await this.#nc.request(`$JS.API.DIRECT.GET.${STREAM}.${subject}`, undefined, {
        timeout: API.timeout,
      });
    } catch (cause) {
      throw new LogUnavailableError('the vault does not answer', { cause });
    }
    const status = answer.headers?.code ?? 0;
    if (status === NOT_FOUND) return null;
    if (status !== 0) throw new LogUnavailableError(`the vault answered ${status}`);
    return answer.data.length === 0 ? 'forgotten' : answer.data;
  }

  async erase(subject: string): Promise<void> {
    const jsm = await this.#jsm();
    try {
      // From the leader; again after a lost answer or a crash, until the mark is the only message.
      for (;;) {
        const last = await jsm.streams.getMessage(STREAM, { last_by_subj: subject });
        if (last && last.data.length === 0) return;
        // `true` overwrites the block on disk; a plain deletion, a purge or an overwritten key would leave it there.
        if (last) await jsm.streams.deleteMessage(STREAM, last.seq, true);
        else await this.#append(subject, 0, new Uint8Array());
      }
    } catch (cause) {
      if (cause instanceof LogUnavailableError) throw cause;
      throw new LogUnavailableError('the vault did not erase a key', { cause });
    }
  }

  async #append(subject: string, expected: number, payload: Uint8Array): Promise<boolean> {
    const id = uuidv7();
    const h = headers();
    h.set('ce-id', id);
    h.set('Nats-Msg-Id', id);
    try {
      await appendUntilDefinite({
        nc: this.#nc,
        jsm: await this.#jsm(),
        stream: STREAM,
        messages: [{ subject, id, headers: h, payload, expected }],
        deadlineMs: DEADLINE,
        retrying() {},
      });
      return true;
    } catch (error) {
      if (error instanceof ConflictError) return false;
      throw error;
    }
  }

  #jsm(): Promise<JetStreamManager> {
    this.#manager ??= jetstreamManager(this.#nc, API);
    return this.#manager;
  }
}

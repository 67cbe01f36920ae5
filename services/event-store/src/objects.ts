import { createHash } from 'node:crypto';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type ObjectStore, Objm } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { untilConnected } from './connection-watch.ts';
import { getSubject } from './direct-get.ts';
import { LogUnavailableError } from './errors.ts';

export interface StoredObject {
  name: string;
  /** Bytes. */
  size: number;
  /** When it was put there: milliseconds since 1970. */
  storedAt: number;
}

/** For one call. The client itself waits for ever for some answers. Milliseconds. */
const TIMEOUT = 10_000;

/** For a server, and for each of its answers. Milliseconds. */
const WAIT = 2_000;

/** Files in a bucket of the JetStream object store, made by ensureStreams. Deleting leaves the bytes on disk, erasing does not. */
export class Objects {
  readonly #nc: NatsConnection;
  readonly #bucket: string;
  #store: Promise<ObjectStore> | undefined;
  #manager: Promise<JetStreamManager> | undefined;

  constructor(connection: NatsConnection, bucket: string) {
    this.#nc = connection;
    this.#bucket = bucket;
  }

  /** @throws LogUnavailableError */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#use((store) => store.putBlob({ name }, bytes));
  }

  /** The bytes, or null when there is no such file. @throws LogUnavailableError */
  async get(name: string): Promise<Uint8Array | null> {
    return this.#use(async (store) => {
      const info = await store.info(name);
      if (!info || info.deleted) return null;
      // By direct gets: the client's own way is a consumer for each file, and without an end when the server dies.
      const chunks = await getSubject(this.#nc, `OBJ_${this.#bucket}`, `$O.${this.#bucket}.C.${info.nuid}`);
      const bytes = Buffer.concat(chunks.map((chunk) => chunk.data));
      if (sha256(bytes) !== info.digest) throw new Error(`${name} is damaged or incomplete`);
      return bytes;
    });
  }

  /** Deleting what is not there is no error. @throws LogUnavailableError */
  async delete(name: string): Promise<void> {
    await this.#use(async (store) => {
      const info = await store.info(name);
      if (info && !info.deleted) await store.delete(name);
    });
  }

  /**
   * Overwrites the bytes on disk, then deletes the file: the other way round they could not be found any more. Repeating
   * it, also after a crash in the middle, goes on from there.
   * @throws LogUnavailableError
   */
  async erase(name: string): Promise<void> {
    const stream = `OBJ_${this.#bucket}`;
    const info = await this.#use((store) => store.info(name));
    if (!info || info.deleted) return;
    const chunks = await getSubject(this.#nc, stream, `$O.${this.#bucket}.C.${info.nuid}`);
    await this.#use(async () => {
      this.#manager ??= jetstreamManager(this.#nc, { checkAPI: false, timeout: WAIT });
      const { streams } = await this.#manager;
      for (const chunk of chunks) {
        await streams.deleteMessage(stream, Number(chunk.headers?.get('Nats-Sequence')), true);
      }
    });
    await this.delete(name);
  }

  /** @throws LogUnavailableError */
  async list(): Promise<StoredObject[]> {
    const infos = await this.#use((store) => store.list());
    return infos.map(({ name, size, mtime }) => ({ name, size, storedAt: Date.parse(mtime) }));
  }

  async #use<T>(task: (store: ObjectStore) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT} ms`)), TIMEOUT);
    });
    try {
      if (!(await untilConnected(this.#nc, WAIT))) throw new Error('no server');
      this.#store ??= open(this.#nc, this.#bucket);
      return await Promise.race([this.#store.then(task), late]);
    } catch (cause) {
      this.#store = undefined;
      throw new LogUnavailableError(`the bucket ${this.#bucket} does not answer`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

function open(nc: NatsConnection, bucket: string): Promise<ObjectStore> {
  return new Objm(jetstream(nc, { checkAPI: false, timeout: WAIT })).open(bucket);
}

/** As the object store writes it: base64url with padding. */
function sha256(bytes: Uint8Array): string {
  const digest = createHash('sha256')
    .update(bytes)
    .digest('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `SHA-256=${digest}`;
}

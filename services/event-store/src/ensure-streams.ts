import {
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { Objm } from '@nats-io/obj';
import type { NatsConnection } from '@nats-io/transport-node';
import { type Account, type StreamName, streams } from '@portal/contracts/streams';

/**
 * Object-store buckets by account. Pictures are public, under random names that are never used twice; attachments are
 * private and sealed.
 */
export const buckets = {
  images: 'EVENTS',
  attachments: 'EVENTS',
  documents: 'EVENTS',
} as const satisfies Record<string, Account>;

export interface EnsureOptions {
  /** 1, or 3 in a cluster of three servers or more. */
  replicas?: number;
  /** Bytes that a stream may grow to, before it refuses writes; all together must fit the server's `max_file_store`. */
  maxBytes?: Partial<Record<StreamName | keyof typeof buckets, number>>;
}

const GIB = 1024 ** 3;
/** What each may grow to where the disk has room for all of it. */
export const MAX_BYTES: Record<StreamName | keyof typeof buckets, number> = {
  AUTH: GIB / 4,
  POSTS: GIB,
  QUESTIONS: GIB / 2,
  CONTENT: GIB / 2,
  FRONTENDS: GIB / 16,
  KEYS: GIB / 16,
  CREDENTIALS: GIB / 8,
  images: GIB * 4,
  documents: GIB * 2,
  attachments: GIB * 2,
};

/**
 * Makes the streams and buckets of one account, or brings those that exist up to date. For the operator's credentials;
 * services may not do this. Repeating it changes nothing.
 */
export async function ensureStreams(
  nc: NatsConnection,
  account: Account,
  options: EnsureOptions = {},
): Promise<void> {
  const jsm = await jetstreamManager(nc, { checkAPI: false });
  const maxBytes = { ...MAX_BYTES, ...options.maxBytes };
  for (const name of Object.keys(streams) as StreamName[]) {
    if (streams[name].account !== account) continue;
    const config = streamConfig(name, maxBytes[name], options.replicas ?? 1);
    const exists = await jsm.streams.info(name).catch(ifNotFound);
    if (exists) await jsm.streams.update(name, config);
    else await jsm.streams.add(config);
  }
  const objects = new Objm(nc);
  const own = (Object.keys(buckets) as (keyof typeof buckets)[]).filter((name) => buckets[name] === account);
  // First those that are there: what a new bucket takes of the room, they have to give.
  for (const bucket of own) {
    const info = await jsm.streams.info(`OBJ_${bucket}`).catch(ifNotFound);
    if (info) await jsm.streams.update(`OBJ_${bucket}`, { ...info.config, max_bytes: maxBytes[bucket] });
  }
  for (const bucket of own) {
    await objects.create(bucket, {
      storage: StorageType.File,
      replicas: options.replicas ?? 1,
      max_bytes: maxBytes[bucket],
    });
  }
}

/** Nothing is ever thrown away to make room: a full stream refuses (`discard: new`). KEYS must allow secure deletion. */
function streamConfig(name: StreamName, maxBytes: number, replicas: number) {
  return {
    name,
    subjects: [...streams[name].subjects],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    max_bytes: maxBytes,
    max_age: 0,
    num_replicas: replicas,
    allow_direct: true,
    allow_atomic: true,
    deny_delete: false,
  } satisfies Partial<StreamConfig>;
}

function ifNotFound(error: unknown): null {
  if (error instanceof Error && error.name === 'StreamNotFoundError') return null;
  throw error;
}

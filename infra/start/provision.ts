import { jetstreamManager } from '@nats-io/jetstream';
import { type Account, streams } from '@portal/contracts/streams';
import { connectLog } from '@portal/event-store/connect';
import { ensureStreams, MAX_BYTES } from '@portal/event-store/ensure-streams';
import { OPERATOR } from '../accounts/credentials.ts';

export interface ProvisionOptions {
  natsUrl: string;
  /** The operator's credentials file; none: NATS asks for none. */
  credentials?: string;
  replicas: number;
  /** Bytes that all streams together may take; unset: what the event store gives them. */
  room?: number;
}

export interface LogState {
  /** Nothing was ever written to the log. */
  fresh: boolean;
  /** Somebody was made an administrator before. */
  hasAdmin: boolean;
}

/** Makes the streams and buckets that are missing and looks what is in the log. */
export async function provision(options: ProvisionOptions): Promise<LogState> {
  const { natsUrl, credentials, replicas, room } = options;
  const log = await connectLog({ natsUrl, name: OPERATOR, ...(credentials && { credentials }) });
  try {
    const accounts = new Set<Account>(Object.values(streams).map(({ account }) => account));
    const maxBytes = room === undefined ? {} : shareOut(room);
    await Promise.all(
      [...accounts].map((account) => ensureStreams(log.connection(account), account, { replicas, maxBytes })),
    );
    const jsm = await jetstreamManager(log.connection('EVENTS'), { checkAPI: false });
    const { state } = await jsm.streams.info('AUTH', { subjects_filter: 'auth.admins' });
    return { fresh: state.last_seq === 0, hasAdmin: (state.subjects?.['auth.admins'] ?? 0) > 0 };
  } finally {
    await log.close();
  }
}

/** What each stream may grow to: its usual size, or its share of a disk that has no room for all of them. */
export function shareOut(room: number): typeof MAX_BYTES {
  const all = Object.values(MAX_BYTES).reduce((sum, bytes) => sum + bytes, 0);
  const share = Math.min(1, room / all);
  return Object.fromEntries(
    Object.entries(MAX_BYTES).map(([name, bytes]) => [name, Math.floor(bytes * share)]),
  ) as typeof MAX_BYTES;
}

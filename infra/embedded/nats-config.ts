import type { Account } from '@portal/contracts/streams';

/** What nats-server reads: its configuration language is a superset of JSON. */
export interface NatsConfig {
  server_name: string;
  listen: string;
  jetstream: { store_dir: string; max_memory_store: number; max_file_store: number; sync_interval: 'always' };
  accounts?: Record<string, NatsAccount>;
  system_account?: string;
}

export interface NatsAccount {
  jetstream?: 'enabled';
  users: NatsUser[];
}

export interface NatsUser {
  user: string;
  password: string;
  permissions?: { publish: { allow: string[] }; subscribe: { allow: string[] } };
}

export interface NatsConfigOptions {
  dir: string;
  port: number;
  /** Bytes that all streams together may take; must be below the free disk space. */
  maxFileStore: number;
  accounts?: Record<Account | 'SYS', NatsAccount>;
}

const MEMORY_STORE = 64 * 1024 * 1024;

/** A server on loopback whose log is on disk before it acknowledges. Without accounts anybody on loopback may do all. */
export function natsConfig({ dir, port, maxFileStore, accounts }: NatsConfigOptions): NatsConfig {
  return {
    server_name: 'portal',
    listen: `127.0.0.1:${port}`,
    jetstream: {
      store_dir: dir,
      max_memory_store: MEMORY_STORE,
      max_file_store: maxFileStore,
      sync_interval: 'always',
    },
    ...(accounts && { accounts, system_account: 'SYS' }),
  };
}

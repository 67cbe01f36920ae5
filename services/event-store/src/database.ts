import { type Db, MongoClient } from 'mongodb';
import { within } from './within.ts';

export interface DatabaseOptions {
  /** 'mongodb://127.0.0.1:27017', or of a Unix socket with its path percent-encoded. */
  url: string;
  /** 'portal_posts': each service has a database of its own. */
  name: string;
}

export interface Database {
  db: Db;
  close(): Promise<void>;
}

/** A server that is dead in the wrong moment can keep the driver from ever closing; nobody waits for it longer. */
const LONGEST_CLOSE_MS = 2_000;

/** Does not wait for the server: what needs it fails within two seconds while there is none, and works once there is one. */
export function openDatabase({ url, name }: DatabaseOptions): Database {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: 2_000,
    connectTimeoutMS: 2_000,
    // A server that has hung must not hang us.
    socketTimeoutMS: 15_000,
    // Every write here is repeated by its own rules; FerretDB has no transactions numbers.
    retryWrites: false,
    ignoreUndefined: true,
  });
  return { db: client.db(name), close: () => within(LONGEST_CLOSE_MS, client.close()) };
}

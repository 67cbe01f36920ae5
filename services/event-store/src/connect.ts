import { readFile } from 'node:fs/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { type Account, type StreamName, streams } from '@portal/contracts/streams';
import { isConnected, watchConnection } from './connection-watch.ts';
import type { LogHooks } from './hooks.ts';
import { JetStreamLog, type JetStreamLogOptions } from './jetstream-log.ts';

export interface ConnectOptions {
  /** One address or several, separated by commas: 'nats://127.0.0.1:4222'. */
  natsUrl: string;
  /** JSON file `{ "EVENTS": { "user": …, "pass": … }, "VAULT"?: …, "AUTH_PRIVATE"?: … }`; absent: no accounts. */
  credentials?: string | undefined;
  /** The service: 'posts'. Its inbox is `_INBOX_posts`, which its permissions name. */
  name: string;
  hooks?: LogHooks;
}

export interface LogConnections {
  /** The connection of an account. Throws when the credentials do not hold it. */
  connection(account: Account): NatsConnection;
  /** The log of a stream. Each call makes a new one; one per stream is enough for a process. */
  log(stream: StreamName, options?: Pick<JetStreamLogOptions, 'upcasters' | 'deadlineMs'>): JetStreamLog;
  /** Whether every connection has a server at the moment. */
  connected(): boolean;
  /** Sends what is pending and closes. */
  close(): Promise<void>;
}

/** Measured: the first good append comes 0.6 s after a kill -9 of the server. Never gives up, at start neither. */
const patience: NodeConnectionOptions = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 100,
  reconnectJitter: 50,
  pingInterval: 5_000,
  maxPingOut: 2,
  waitOnFirstConnect: true,
};

type Credentials = Partial<Record<Account, { user: string; pass: string }>>;

/**
 * Connects to every account that the credentials hold; without credentials all accounts are one server.
 * Waits for a server that is not there yet. @throws what the server says to wrong credentials
 */
export async function connectLog({
  natsUrl,
  credentials,
  name,
  hooks,
}: ConnectOptions): Promise<LogConnections> {
  const common = { ...patience, servers: natsUrl.split(','), name, inboxPrefix: `_INBOX_${name}` };
  const byAccount = new Map<Account, NatsConnection>();
  if (credentials) {
    const accounts = Object.entries(JSON.parse(await readFile(credentials, 'utf8')) as Credentials);
    await Promise.all(
      accounts.map(async ([account, user]) => {
        byAccount.set(account as Account, await open({ ...common, ...user }));
      }),
    );
  } else {
    const one = await open(common);
    for (const { account } of Object.values(streams)) byAccount.set(account, one);
  }
  const all = new Set(byAccount.values());

  const connection = (account: Account) => {
    const nc = byAccount.get(account);
    if (!nc) throw new Error(`${name} has no credentials for the account ${account}`);
    return nc;
  };
  return {
    connection,
    log: (stream, options) =>
      new JetStreamLog({
        connection: connection(streams[stream].account),
        stream,
        source: `/portal/${name}`,
        ...options,
        ...(hooks && { hooks }),
      }),
    connected: () => [...all].every(isConnected),
    async close() {
      // Draining waits for a server: without one there is nobody to send to.
      await Promise.all([...all].map((nc) => (isConnected(nc) ? nc.drain() : nc.close())));
    },
  };
}

async function open(options: NodeConnectionOptions): Promise<NatsConnection> {
  const nc = await connect(options);
  watchConnection(nc);
  return nc;
}

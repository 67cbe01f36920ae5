import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@portal/contracts/streams';
import { natsConfig } from '@portal/infra/embedded/nats-config';
import { startNatsServer } from '@portal/infra/embedded/nats-server';
import { resolveNats } from '@portal/infra/embedded/programs';
import { freePort } from '@portal/infra/processes/free-port';
import { startOrphanGuard } from '@portal/infra/processes/orphan-guard';
import { connectLog } from '../connect.ts';
import { buckets, type EnsureOptions, ensureStreams } from '../ensure-streams.ts';

/** A NATS of one test file's own, with all streams, to be killed and filled as it likes. */
export interface OwnNats {
  url: string;
  /** Where it keeps its files. */
  dir: string;
  /** kill -9; what it acknowledged is on disk. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same files. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

const MIB = 1024 ** 2;
/** What each stream and bucket may grow to here: the server's store is small. */
export const MODEST = Object.fromEntries(
  [...Object.keys(streams), ...Object.keys(buckets)].map((name) => [name, 128 * MIB]),
);

export async function startOwnNats(options: EnsureOptions = {}): Promise<OwnNats> {
  const guard = startOrphanGuard();
  const dir = await mkdtemp(join(tmpdir(), 'portal-event-store-'));
  const port = await freePort();
  const config = natsConfig({ dir, port, maxFileStore: 2 * 1024 * MIB });
  const program = await resolveNats(console.error);
  const start = () => startNatsServer({ program, dir, port, config, guard });
  let server = await start();
  const url = `nats://127.0.0.1:${port}`;

  const operator = await connectLog({ natsUrl: url, name: 'operator' });
  const maxBytes = { ...MODEST, ...options.maxBytes };
  for (const account of ['EVENTS', 'VAULT', 'AUTH_PRIVATE'] as const) {
    await ensureStreams(operator.connection(account), account, { ...options, maxBytes });
  }
  await operator.close();

  return {
    url,
    dir,
    async kill() {
      server.kill('SIGKILL');
      await server.exited;
    },
    async start() {
      server = await start();
    },
    async stop() {
      await server.stop();
      await guard.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

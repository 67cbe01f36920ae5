import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '@portal/contracts/streams';
import { natsConfig } from '@portal/infra/embedded/nats-config';
import { startNatsServer } from '@portal/infra/embedded/nats-server';
import { resolveNats } from '@portal/infra/embedded/programs';
import { freePort } from '@portal/infra/processes/free-port';
import { startOrphanGuard } from '@portal/infra/processes/orphan-guard';
import { connectLog } from '../connect.ts';
import { buckets, ensureStreams } from '../ensure-streams.ts';

/** Three NATS servers on loopback, each stream on all of them. */
export interface OwnCluster {
  /** All three, separated by commas. */
  url: string;
  /** kill -9 of the server with that name. */
  kill(name: string): Promise<void>;
  start(name: string): Promise<void>;
  stop(): Promise<void>;
}

const MIB = 1024 ** 2;
const NAMES = ['n1', 'n2', 'n3'];
const SMALL = Object.fromEntries(
  [...Object.keys(streams), ...Object.keys(buckets)].map((name) => [name, 16 * MIB]),
);

export async function startOwnCluster(): Promise<OwnCluster> {
  const guard = startOrphanGuard();
  const dir = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  const program = await resolveNats(console.error);
  const ports = await Promise.all(NAMES.map(() => freePort()));
  const routes = await Promise.all(NAMES.map(() => freePort()));
  const start = (i: number) => {
    const own = { dir: join(dir, NAMES[i]!), port: ports[i]! };
    const config = {
      ...natsConfig({ ...own, maxFileStore: 1024 * MIB }),
      server_name: NAMES[i]!,
      cluster: {
        name: 'portal',
        listen: `127.0.0.1:${routes[i]}`,
        routes: routes.map((port) => `nats://127.0.0.1:${port}`),
      },
    };
    return startNatsServer({ program, ...own, config, guard });
  };
  const servers = await Promise.all(NAMES.map((_, i) => start(i)));
  const url = ports.map((port) => `nats://127.0.0.1:${port}`).join(',');

  const operator = await connectLog({ natsUrl: url, name: 'operator' });
  const provision = () =>
    ensureStreams(operator.connection('EVENTS'), 'EVENTS', {
      replicas: 3,
      maxBytes: { ...SMALL, POSTS: 128 * MIB },
    });
  // Until the servers have found each other and elected a leader there is nobody to ask.
  for (let left = 100; ; left -= 1) {
    try {
      await provision();
      break;
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
  await operator.close();

  return {
    url,
    async kill(name) {
      const server = servers[NAMES.indexOf(name)]!;
      server.kill('SIGKILL');
      await server.exited;
    },
    async start(name) {
      servers[NAMES.indexOf(name)] = await start(NAMES.indexOf(name));
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await guard.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

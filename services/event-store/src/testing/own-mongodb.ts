import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongodbServer } from '@portal/infra/embedded/mongodb-server';
import { mongodbSocket, mongodbUrl } from '@portal/infra/embedded/mongodb-socket';
import { resolveMongodb } from '@portal/infra/embedded/programs';
import { startOrphanGuard } from '@portal/infra/processes/orphan-guard';

/** A MongoDB of one test file's own, to be killed. */
export interface OwnMongodb {
  url: string;
  kill(): Promise<void>;
  /** Starts it again with the same files. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

export async function startOwnMongodb(): Promise<OwnMongodb> {
  const guard = startOrphanGuard();
  const dir = await mkdtemp(join(tmpdir(), 'portal-event-store-'));
  const socket = mongodbSocket(dir);
  const program = await resolveMongodb(console.error);
  const start = () => startMongodbServer({ program, dir: join(dir, 'mongodb'), socket, guard });
  let server = await start();
  return {
    url: mongodbUrl(socket),
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

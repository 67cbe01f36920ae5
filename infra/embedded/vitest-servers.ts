import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../processes/free-port.ts';
import { startOrphanGuard } from '../processes/orphan-guard.ts';
import { startMongodbServer } from './mongodb-server.ts';
import { mongodbSocket, mongodbUrl } from './mongodb-socket.ts';
import { natsConfig } from './nats-config.ts';
import { startNatsServer } from './nats-server.ts';
import { resolveMongodb, resolveNats } from './programs.ts';

// What the streams reserve, not what they take.
const FILE_STORE = 64 * 1024 ** 3;
const report = (message: string) => console.error(message);

/** Vitest's globalSetup of the `int` project: one NATS and one MongoDB for all files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const guard = startOrphanGuard();
  const port = await freePort();
  const socket = mongodbSocket(dir);
  const nats = await startNatsServer({
    program: await resolveNats(report),
    dir: join(dir, 'nats'),
    port,
    config: natsConfig({ dir: join(dir, 'nats'), port, maxFileStore: FILE_STORE }),
    guard,
  });
  const mongodb = await startMongodbServer({
    program: await resolveMongodb(report),
    dir: join(dir, 'mongodb'),
    socket,
    guard,
  });
  project.provide('natsUrl', `nats://127.0.0.1:${port}`);
  project.provide('mongodbUrl', mongodbUrl(socket));

  return async () => {
    await Promise.all([nats.stop(), mongodb.stop()]);
    await guard.close();
    await rm(dir, { recursive: true, force: true });
  };
}

import { natsAccounts } from '../accounts/accounts.ts';
import { keepCredentials } from '../accounts/credentials.ts';
import { startMongodbServer } from '../embedded/mongodb-server.ts';
import { mongodbSocket, mongodbUrl } from '../embedded/mongodb-socket.ts';
import { natsConfig } from '../embedded/nats-config.ts';
import { startNatsServer } from '../embedded/nats-server.ts';
import { resolveMongodb, resolveNats } from '../embedded/programs.ts';
import type { Child } from '../processes/child.ts';
import { freePort } from '../processes/free-port.ts';
import type { OrphanGuard } from '../processes/orphan-guard.ts';
import { dataPaths } from './data-dir.ts';
import { logRoom } from './log-room.ts';
import type { Settings } from './settings.ts';
import type { Report } from './steps.ts';

/** Starts a server on the same address each time. */
export type RunServer = (ways: { guard: OrphanGuard; onLine(line: string): void }) => Promise<Child>;

/** Keeps a server running; settles when it is up. */
type KeepRunning = (run: RunServer) => Promise<void>;

export interface NatsAddress {
  url: string;
  /** Folder of credentials files; null: NATS asks for none. */
  credentials: string | null;
  /** Bytes that all streams together may take; an outside server has limits of its own. */
  room?: number;
}

/** The NATS of the settings, or the embedded one with its accounts. Throws EmbeddedError. */
export async function startNats(
  { natsUrl, natsCredentials, dataDir }: Settings,
  freeBytes: number,
  report: Report,
  keepRunning: KeepRunning,
): Promise<NatsAddress> {
  if (natsUrl) return { url: natsUrl, credentials: natsCredentials ?? null };
  const { nats: dir, credentials, logRoom: roomFile } = dataPaths(dataDir);
  const program = await resolveNats(report);
  const port = await freePort();
  const room = await logRoom(roomFile, freeBytes);
  const accounts = natsAccounts(await keepCredentials(credentials));
  const config = natsConfig({ dir, port, maxFileStore: room, accounts });
  await keepRunning((ways) => startNatsServer({ program, dir, port, config, ...ways }));
  return { url: `nats://127.0.0.1:${port}`, credentials, room };
}

/** The address of the MongoDB of the settings, or of the embedded one. Throws EmbeddedError. */
export async function startMongodb(
  { mongodbUrl: outside, dataDir }: Settings,
  report: Report,
  keepRunning: KeepRunning,
): Promise<string> {
  if (outside) return outside;
  const program = await resolveMongodb(report);
  const socket = mongodbSocket(dataDir);
  const dir = dataPaths(dataDir).mongodb;
  await keepRunning((ways) => startMongodbServer({ program, dir, socket, ...ways }));
  return mongodbUrl(socket);
}

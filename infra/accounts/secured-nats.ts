import { join } from 'node:path';
import { natsConfig } from '../embedded/nats-config.ts';
import { startNatsServer } from '../embedded/nats-server.ts';
import { resolveNats } from '../embedded/programs.ts';
import { freePort } from '../processes/free-port.ts';
import { startOrphanGuard } from '../processes/orphan-guard.ts';
import { natsAccounts } from './accounts.ts';
import { credentialsFile, keepCredentials, type OPERATOR } from './credentials.ts';
import type { ServiceName } from './service-access.ts';

export interface SecuredNats {
  url: string;
  /** Path for NATS_CREDENTIALS. */
  credentials(owner: ServiceName | typeof OPERATOR): string;
  stop(): Promise<void>;
}

const SMALL = 2 * 1024 ** 3;

/**
 * A NATS with all accounts and permissions, as the portal runs it, for tests of who may do what.
 * @param room bytes that its streams may reserve
 */
export async function startSecuredNats(dir: string, room = SMALL): Promise<SecuredNats> {
  const guard = startOrphanGuard();
  const port = await freePort();
  const folder = join(dir, 'credentials');
  const accounts = natsAccounts(await keepCredentials(folder));
  const store = join(dir, 'nats');
  const server = await startNatsServer({
    program: await resolveNats(console.error),
    dir: store,
    port,
    config: natsConfig({ dir: store, port, maxFileStore: room, accounts }),
    guard,
  });
  return {
    url: `nats://127.0.0.1:${port}`,
    credentials: (owner) => credentialsFile(folder, owner),
    async stop() {
      await server.stop();
      await guard.close();
    },
  };
}

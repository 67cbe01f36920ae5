import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '@portal/contracts/streams';
import { permissionsOf } from './permissions.ts';
import { serviceAccess, serviceNames } from './service-access.ts';

export interface Login {
  user: string;
  pass: string;
}

/** What the file at NATS_CREDENTIALS holds: a login for each account that its owner has business in. */
export type Credentials = Partial<Record<Account | 'SYS', Login>>;

/** Who sets streams up and looks after the server; no service runs as this. */
export const OPERATOR = 'operator';

const OPERATOR_ACCOUNTS = ['EVENTS', 'VAULT', 'AUTH_PRIVATE', 'SYS'] as const;

/** Path of the credentials of a service or of the operator. */
export function credentialsFile(folder: string, owner: string): string {
  return join(folder, `${owner}.json`);
}

/** Reads the credentials of every service and the operator from the folder, making those that are not there yet. */
export async function keepCredentials(folder: string): Promise<Map<string, Credentials>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const all = new Map<string, Credentials>();
  for (const service of serviceNames) {
    const accounts = Object.keys(permissionsOf(service, serviceAccess[service])) as Account[];
    all.set(service, await keepOne(folder, service, accounts));
  }
  all.set(OPERATOR, await keepOne(folder, OPERATOR, OPERATOR_ACCOUNTS));
  return all;
}

async function keepOne(
  folder: string,
  owner: string,
  accounts: readonly (Account | 'SYS')[],
): Promise<Credentials> {
  const file = credentialsFile(folder, owner);
  const kept: Credentials = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Credentials,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return {} as Credentials;
      throw error;
    },
  );
  const missing = accounts.filter((account) => !kept[account]);
  if (missing.length === 0) return kept;
  for (const account of missing) {
    // One name space for all accounts: NATS refuses the same user in two of them.
    kept[account] = {
      user: `${owner}-${account.toLowerCase()}`,
      pass: randomBytes(32).toString('base64url'),
    };
  }
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return kept;
}

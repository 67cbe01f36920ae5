import type { Account } from '@portal/contracts/streams';
import type { NatsAccount } from '../embedded/nats-config.ts';
import { type Credentials, OPERATOR } from './credentials.ts';
import { permissionsOf } from './permissions.ts';
import { type ServiceName, serviceAccess } from './service-access.ts';

/** The accounts of the NATS configuration: who signs in to each with which password, and what they may do there. */
export function natsAccounts(credentials: Map<string, Credentials>): Record<Account | 'SYS', NatsAccount> {
  const accounts: Record<Account | 'SYS', NatsAccount> = {
    EVENTS: { jetstream: 'enabled', users: [] },
    VAULT: { jetstream: 'enabled', users: [] },
    AUTH_PRIVATE: { jetstream: 'enabled', users: [] },
    SYS: { users: [] },
  };
  for (const [owner, logins] of credentials) {
    const permissions = owner === OPERATOR ? {} : permissionsOf(owner, serviceAccess[owner as ServiceName]);
    for (const [name, { user, pass }] of Object.entries(logins)) {
      const account = name as Account | 'SYS';
      const allowed = account === 'SYS' ? undefined : permissions[account];
      accounts[account].users.push({ user, password: pass, ...(allowed && { permissions: allowed }) });
    }
  }
  return accounts;
}

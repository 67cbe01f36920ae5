import type { Accounts } from '../accounts.ts';
import type { Registration } from '../registration.ts';
import type { FailedLogins } from '../session/failed-logins.ts';
import type { Signer } from '../signing-keys/signer.ts';

/** What the routes work with. */
export interface Parts {
  accounts: Accounts;
  registration: Registration;
  signer: Signer;
  failedLogins: FailedLogins;
  /** What stands for a name where the name itself is not to be kept. */
  usernameKey(username: string): string;
}

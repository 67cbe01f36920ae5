import type { Accounts } from '../accounts.ts';
import type { Administration } from '../administration.ts';
import type { Departure } from '../departure/departure.ts';
import type { Directory } from '../directory/directory.ts';
import type { PasswordChange } from '../password/password-change.ts';
import type { Registration } from '../registration.ts';
import type { FailedLogins } from '../session/failed-logins.ts';
import type { UserSessions } from '../sessions/sessions.ts';
import type { Signer } from '../signing-keys/signer.ts';

/** What the routes work with. */
export interface Parts {
  accounts: Accounts;
  administration: Administration;
  departure: Departure;
  directory: Directory;
  passwordChange: PasswordChange;
  registration: Registration;
  sessions: UserSessions;
  signer: Signer;
  failedLogins: FailedLogins;
  /** What stands for a name where the name itself is not to be kept. */
  usernameKey(username: string): string;
}

import { uuidv7 } from '@portal/event-store/uuid';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts.ts';
import { NameTakenError } from './errors.ts';
import { logEvents } from './names.ts';
import type { Registration } from './registration.ts';

/** From the environment: who becomes the first administrator. */
export interface FirstAdmin {
  username: string;
  password?: string | undefined;
  /** The password was made up by the supervisor and is shown once. */
  oneTime: boolean;
}

interface Tools {
  accounts: Accounts;
  registration: Registration;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Makes the first administrator when there is none. Somebody who has registered under that name is left alone: whoever
 * knows the environment must not become them.
 * @throws errors of the log
 */
export async function ensureFirstAdmin(
  { username, password, oneTime }: FirstAdmin,
  { accounts, registration, log }: Tools,
): Promise<void> {
  if ((await accounts.admins()).length > 0) return;
  if (password === undefined) {
    log.warn({ event: logEvents.firstAdminMissing }, 'There is no administrator yet: set ADMIN_PASSWORD.');
    return;
  }
  try {
    await registration.register({ userId: uuidv7(), username, password, admin: true, oneTime });
    // Without the name: whoever has it may ask to be forgotten one day.
    log.info({ event: logEvents.firstAdminCreated, oneTime }, 'The first administrator was made.');
  } catch (error) {
    if (!(error instanceof NameTakenError)) throw error;
    log.error(
      { event: logEvents.firstAdminNameTaken },
      'There is no administrator, and ADMIN_USERNAME is the name of a user who is none: set another.',
    );
  }
}

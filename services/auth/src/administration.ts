import type { Role } from '@portal/contracts/rest/auth';
import type { AppendContext } from '@portal/event-store/log';
import type { Accounts } from './accounts.ts';
import { ADMINS_SUBJECT } from './admins/decide.ts';
import type { Repositories } from './repositories.ts';

/** Who is an administrator. */
export class Administration {
  readonly #repositories: Pick<Repositories, 'admins'>;
  readonly #accounts: Pick<Accounts, 'require'>;

  constructor(repositories: Pick<Repositories, 'admins'>, accounts: Pick<Accounts, 'require'>) {
    this.#repositories = repositories;
    this.#accounts = accounts;
  }

  /**
   * Gives or takes the right; it counts everywhere as soon as the event is read. Answers the sequence in AUTH.
   * @throws UserNotFoundError, LastAdminError, errors of the log
   */
  async setRole(userId: string, role: Role, context?: AppendContext): Promise<number> {
    await this.#accounts.require(userId);
    const type = role === 'admin' ? 'grant' : 'withdraw';
    return (await this.#repositories.admins.handle(ADMINS_SUBJECT, { type, userId }, context)).sequence;
  }
}

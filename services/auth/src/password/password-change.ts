import type { AppendContext } from '@portal/event-store/log';
import type { Account, Authenticated } from '../accounts.ts';
import { credentialSubject } from '../credential/decide.ts';
import { SamePasswordError } from '../errors.ts';
import type { Repositories } from '../repositories.ts';
import type { EndedSessions, UserSessions } from '../sessions/sessions.ts';
import { oneTimePassword } from './one-time-password.ts';
import type { Passwords } from './passwords.ts';

export interface PasswordToChange {
  current: string;
  next: string;
}

interface NewPassword {
  password: string;
  /** To be replaced at the next login. */
  oneTime: boolean;
}

/** Sets passwords of accounts that are there; every session that was begun with an earlier one ends. */
export class PasswordChange {
  readonly #repositories: Pick<Repositories, 'credentials' | 'credentialLog' | 'credentialEraser'>;
  readonly #passwords: Passwords;
  readonly #sessions: UserSessions;

  constructor(
    repositories: Pick<Repositories, 'credentials' | 'credentialLog' | 'credentialEraser'>,
    passwords: Passwords,
    sessions: UserSessions,
  ) {
    this.#repositories = repositories;
    this.#passwords = passwords;
    this.#sessions = sessions;
  }

  /**
   * Whoever knows the password chooses another. Repeating it is harmless: where the new one is set already, what had
   * broken off is brought to its end. Answers null when `current` is wrong.
   * @throws SamePasswordError, HashingBusyError, errors of the log
   */
  async change(
    account: Account,
    { current, next }: PasswordToChange,
    context?: AppendContext,
  ): Promise<(Authenticated & EndedSessions) | null> {
    const { state } = await this.#repositories.credentials.load(credentialSubject(account.id));
    if (await this.#passwords.matches(current, state.hash)) {
      if (current.normalize('NFKC') === next.normalize('NFKC')) throw new SamePasswordError();
      await this.#set(account.id, { password: next, oneTime: false }, context);
    } else if (!(await this.#passwords.matches(next, state.hash)) || state.oneTime) return null;
    return { ...account, ...(await this.#sessions.endAll(account.id, context)), oneTimePassword: false };
  }

  /** Makes a password up for somebody who has forgotten theirs; answers it, for the only time. @throws as `change` */
  async setOneTime(userId: string, context?: AppendContext): Promise<{ password: string; sequence: number }> {
    const password = oneTimePassword();
    await this.#set(userId, { password, oneTime: true }, context);
    const { sequence } = await this.#sessions.endAll(userId, context);
    return { password, sequence };
  }

  async #set(userId: string, to: NewPassword, context?: AppendContext): Promise<void> {
    const { credentials, credentialLog, credentialEraser } = this.#repositories;
    const subject = credentialSubject(userId);
    const hash = await this.#passwords.hash(to.password);
    const { sequence } = await credentials.handle(
      subject,
      { type: 'set', userId, hash, oneTime: to.oneTime },
      context,
    );
    const past = await credentialLog.load(subject, { atLeast: sequence });
    await credentialEraser.erase(past.slice(0, -1).map((event) => event.sequence));
  }
}

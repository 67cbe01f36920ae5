import { ADMINS_SUBJECT } from './admins/decide.ts';
import { credentialSubject } from './credential/decide.ts';
import { UserNotFoundError } from './errors.ts';
import type { Passwords } from './password/passwords.ts';
import type { Repositories } from './repositories.ts';
import type { UserSessions } from './sessions/sessions.ts';
import { userKeySubject, userSubject } from './user/decide.ts';

export interface Account {
  id: string;
  username: string;
}

/** Somebody who has given the right password. */
export interface Authenticated extends Account {
  /** Of the session that begins by it. */
  generation: number;
  oneTimePassword: boolean;
}

/** Finds users and checks passwords. */
export class Accounts {
  readonly #repositories: Repositories;
  readonly #passwords: Passwords;
  readonly #sessions: UserSessions;

  constructor(repositories: Repositories, passwords: Passwords, sessions: UserSessions) {
    this.#sessions = sessions;
    this.#repositories = repositories;
    this.#passwords = passwords;
  }

  /** Id of whoever holds the name; null when nobody does. */
  async holder(username: string): Promise<string | null> {
    const { usernames } = this.#repositories;
    return (await usernames.load(this.#repositories.usernameSubject(username))).state.holder;
  }

  /** Ids of the administrators, as the log says this moment. */
  async admins(): Promise<readonly string[]> {
    return (await this.#repositories.admins.load(ADMINS_SUBJECT)).state;
  }

  /** The account with that id; null when there is none, or its name was forgotten. */
  async find(userId: string): Promise<Account | null> {
    const { users, vault } = this.#repositories;
    const { state } = await users.load(userSubject(userId));
    // The vault is asked in any case, so that nobody is found missing sooner than somebody is found.
    const username = await vault.open(userKeySubject(userId), state.name);
    return state.status === 'registered' && username !== null ? { id: userId, username } : null;
  }

  /** @throws UserNotFoundError, errors of the log */
  async require(userId: string): Promise<Account> {
    const account = await this.find(userId);
    if (!account) throw new UserNotFoundError();
    return account;
  }

  /**
   * The account when the password is right, else null. Nobody's name (null) costs the same reads and the same one hash.
   * @throws HashingBusyError, errors of the log
   */
  async authenticate(holder: string | null, password: string): Promise<Authenticated | null> {
    const id = holder ?? crypto.randomUUID();
    // Before the password: when that is changed meanwhile, the session that begins here is one of those that end.
    const generation = await this.#sessions.generation(id);
    const [credential, account] = await Promise.all([
      this.#repositories.credentials.load(credentialSubject(id)),
      this.find(id),
    ]);
    const right = await this.#passwords.matches(password, account && credential.state.hash);
    return right && account ? { ...account, generation, oneTimePassword: credential.state.oneTime } : null;
  }
}

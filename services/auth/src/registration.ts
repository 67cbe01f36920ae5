import { decideAgain } from '@portal/event-store/decide-again';
import type { ConflictError } from '@portal/event-store/errors';
import type { AppendContext, SubjectWrite } from '@portal/event-store/log';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { ADMINS_SUBJECT } from './admins/decide.ts';
import { credentialSubject } from './credential/decide.ts';
import type { Departure } from './departure/departure.ts';
import { NameTakenError } from './errors.ts';
import type { Passwords } from './password/passwords.ts';
import type { Repositories } from './repositories.ts';
import { userKeySubject, userSubject } from './user/decide.ts';

export interface NewUser {
  /** New; the same once more for a request that repeats its Idempotency-Key. */
  userId: string;
  username: string;
  password: string;
  /** Makes the user an administrator in the same moment. */
  admin?: boolean;
  oneTime?: boolean;
  context?: AppendContext;
}

/** Adds users: unique name, sealed name, password, and for the first administrator the right, all or nothing. */
export class Registration {
  readonly #repositories: Repositories;
  readonly #passwords: Passwords;
  readonly #departure: Departure;

  constructor(repositories: Repositories, passwords: Passwords, departure: Departure) {
    this.#departure = departure;
    this.#repositories = repositories;
    this.#passwords = passwords;
  }

  /**
   * Password and key are written before the first public event: an attempt that breaks off in between leaves no user and
   * the name free. Answers the sequence in AUTH that holds the user.
   * @throws NameTakenError, IdempotencyConflictError, HashingBusyError, errors of the log
   */
  async register(user: NewUser): Promise<number> {
    const { usernames, users } = this.#repositories;
    const [name, known] = await Promise.all([
      usernames.load(this.#repositories.usernameSubject(user.username)),
      users.load(userSubject(user.userId)),
    ]);
    if (name.state.holder === user.userId) return this.#repeated(user, name.sequence);
    // Before any work is done for it.
    if (name.state.holder !== null) await this.#releaseForgotten(name.state.holder, user);
    if (known.state.status !== 'none') throw new IdempotencyConflictError();
    await decideAgain(() => this.#setPassword(user));
    const sealed = await this.#sealName(user);
    return decideAgain((conflict) => this.#append(user, sealed, conflict));
  }

  /**
   * A restored log may say that somebody holds the name whose key was forgotten since: what that log has lost of their
   * departure is made good. A key that is merely missing frees nothing: its backup may still be on its way.
   * @throws NameTakenError
   */
  async #releaseForgotten(holder: string, { username, context }: NewUser): Promise<void> {
    const forgotten = await this.#repositories.vault.isForgotten(userKeySubject(holder));
    if (!forgotten) throw new NameTakenError();
    await this.#departure.begin(holder, username, context);
    await this.#departure.finish(holder, context);
  }

  async #append(user: NewUser, sealed: string, conflict?: ConflictError): Promise<number> {
    const { usernames, users, admins, log } = this.#repositories;
    const subjects = {
      name: this.#repositories.usernameSubject(user.username),
      user: userSubject(user.userId),
    };
    const atLeast = (subject: string) => (conflict?.subject === subject ? conflict.actual : 0);
    const [name, known, allAdmins] = await Promise.all([
      usernames.load(subjects.name, atLeast(subjects.name)),
      users.load(subjects.user, atLeast(subjects.user)),
      admins.load(ADMINS_SUBJECT, atLeast(ADMINS_SUBJECT)),
    ]);
    const { userId } = user;
    if (name.state.holder === userId) return this.#repeated(user, name.sequence);
    const writes: SubjectWrite[] = [
      usernames.decide(subjects.name, name, { type: 'reserve', userId }),
      users.decide(subjects.user, known, { type: 'register', userId, name: sealed }),
    ];
    if (user.admin) writes.push(admins.decide(ADMINS_SUBJECT, allAdmins, { type: 'grant', userId }));
    return (await log.append(writes, user.context)).sequence;
  }

  /** The request had been carried out before: only whoever knows the password is told so. */
  async #repeated({ userId, password }: NewUser, sequence: number): Promise<number> {
    const { state } = await this.#repositories.credentials.load(credentialSubject(userId));
    await this.#assertSame(password, state.hash);
    return sequence;
  }

  async #assertSame(password: string, hash: string | null): Promise<void> {
    if (!(await this.#passwords.matches(password, hash))) throw new IdempotencyConflictError();
  }

  async #setPassword({ userId, password, oneTime = false, context }: NewUser): Promise<void> {
    const { credentials, credentialLog } = this.#repositories;
    const subject = credentialSubject(userId);
    const loaded = await credentials.load(subject);
    // Left by an attempt with the same Idempotency-Key that broke off.
    if (loaded.state.hash !== null) return this.#assertSame(password, loaded.state.hash);
    const hash = await this.#passwords.hash(password);
    const write = credentials.decide(subject, loaded, { type: 'set', userId, hash, oneTime });
    await credentialLog.append([write], context);
  }

  async #sealName({ userId, username }: NewUser): Promise<string> {
    const subject = userKeySubject(userId);
    await this.#repositories.vault.createKey(subject);
    return this.#repositories.vault.seal(subject, username.normalize('NFC'));
  }
}

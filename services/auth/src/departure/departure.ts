import { decideAgain } from '@portal/event-store/decide-again';
import type { AppendContext, SubjectWrite } from '@portal/event-store/log';
import { ADMINS_SUBJECT } from '../admins/decide.ts';
import { credentialSubject } from '../credential/decide.ts';
import type { Repositories } from '../repositories.ts';
import { sessionsSubject } from '../sessions/decide.ts';
import { userKeySubject, userSubject } from '../user/decide.ts';
import { usernameSubject } from '../username/subject.ts';

/**
 * Forgets a user (docs/decisions/0110). First the wish, with which every session and right ends; then the key of the name
 * and the password are erased; then the name is free and the account is no more. What breaks off in between is brought to
 * its end by whoever calls `finish` next: the log says who is leaving.
 */
export class Departure {
  readonly #repositories: Repositories;

  constructor(repositories: Repositories) {
    this.#repositories = repositories;
  }

  /** @throws LastAdminError, errors of the log */
  async begin(userId: string, username: string, context?: AppendContext): Promise<number> {
    const { users, sessions, admins, log } = this.#repositories;
    const usernameKey = this.#repositories.usernameKey(username);
    const subjects = { user: userSubject(userId), sessions: sessionsSubject(userId) };
    return decideAgain(async (conflict) => {
      const atLeast = (subject: string) => (conflict?.subject === subject ? conflict.actual : 0);
      const [user, ended, allAdmins] = await Promise.all([
        users.load(subjects.user, atLeast(subjects.user)),
        sessions.load(subjects.sessions, atLeast(subjects.sessions)),
        admins.load(ADMINS_SUBJECT, atLeast(ADMINS_SUBJECT)),
      ]);
      const writes: SubjectWrite[] = [
        users.decide(subjects.user, user, { type: 'leave', userId, usernameKey }),
        sessions.decide(subjects.sessions, ended, { type: 'end-all', userId }),
        admins.decide(ADMINS_SUBJECT, allAdmins, { type: 'withdraw', userId }),
      ];
      return (await log.append(writes.filter(hasEvents), context)).sequence;
    });
  }

  /** Erases what there is of somebody who is leaving; repeating it changes nothing. @throws errors of the log */
  async finish(userId: string, context?: AppendContext): Promise<number> {
    const { users, usernames, vault, log } = this.#repositories;
    await vault.forget(userKeySubject(userId));
    await this.#erasePassword(userId, context);
    const subject = userSubject(userId);
    return decideAgain(async (conflict) => {
      const atLeast = (of: string) => (conflict?.subject === of ? conflict.actual : 0);
      const user = await users.load(subject, atLeast(subject));
      const nameSubject = usernameSubject(user.state.usernameKey);
      const name = await usernames.load(nameSubject, atLeast(nameSubject));
      const writes: SubjectWrite[] = [
        usernames.decide(nameSubject, name, { type: 'release', userId }),
        users.decide(subject, user, { type: 'delete', userId }),
      ].filter(hasEvents);
      return writes.length > 0 ? (await log.append(writes, context)).sequence : user.sequence;
    });
  }

  async #erasePassword(userId: string, context?: AppendContext): Promise<void> {
    const { credentials, credentialLog, credentialEraser } = this.#repositories;
    const subject = credentialSubject(userId);
    const { sequence } = await credentials.handle(subject, { type: 'erase', userId }, context);
    const past = await credentialLog.load(subject, { atLeast: sequence });
    await credentialEraser.erase(past.slice(0, -1).map((event) => event.sequence));
  }
}

const hasEvents = ({ events }: SubjectWrite) => events.length > 0;

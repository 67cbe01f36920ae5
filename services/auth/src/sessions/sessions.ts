import type { AppendContext } from '@portal/event-store/log';
import type { Repositories } from '../repositories.ts';
import { sessionsSubject } from './decide.ts';

export interface EndedSessions {
  /** What sessions carry that begin from now on. */
  generation: number;
  /** In AUTH. */
  sequence: number;
}

/** Which sessions of a user count. */
export class UserSessions {
  readonly #repositories: Pick<Repositories, 'sessions'>;

  constructor(repositories: Pick<Repositories, 'sessions'>) {
    this.#repositories = repositories;
  }

  /** What a session that begins now carries. To be read before the password is checked, so that no change is missed. */
  async generation(userId: string): Promise<number> {
    return (await this.#repositories.sessions.load(sessionsSubject(userId))).state.generation;
  }

  /** Ends all sessions of the user, everywhere at once. @throws errors of the log */
  async endAll(userId: string, context?: AppendContext): Promise<EndedSessions> {
    const { state, sequence } = await this.#repositories.sessions.handle(
      sessionsSubject(userId),
      { type: 'end-all', userId },
      context,
    );
    return { generation: state.generation, sequence };
  }

  /** Ends one session; answers the sequence in AUTH. @throws errors of the log */
  async endOne(userId: string, sessionId: string, context?: AppendContext): Promise<number> {
    const command = { type: 'end-one', userId, sessionId } as const;
    return (await this.#repositories.sessions.handle(sessionsSubject(userId), command, context)).sequence;
  }
}

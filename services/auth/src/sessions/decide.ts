import type { SessionsEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';

/** How often all sessions of the user were ended: sessions of an earlier generation count no more. */
export interface Sessions {
  generation: number;
}

export type EndSessions =
  | { type: 'end-all'; userId: string }
  | { type: 'end-one'; userId: string; sessionId: string };

export const sessionsDecider: Decider<EndSessions, SessionsEvent, Sessions> = {
  initial: () => ({ generation: 0 }),
  decide(command, { generation }) {
    const { userId } = command;
    switch (command.type) {
      case 'end-all':
        return [{ type: 'portal.sessions.ended.v1', data: { userId, generation: generation + 1 } }];
      case 'end-one':
        return [{ type: 'portal.session.ended.v1', data: { userId, sessionId: command.sessionId } }];
    }
  },
  evolve: (sessions, event) =>
    event.type === 'portal.sessions.ended.v1' ? { generation: event.data.generation } : sessions,
};

export const sessionsSubject = (userId: string) => `auth.sessions.${userId}`;

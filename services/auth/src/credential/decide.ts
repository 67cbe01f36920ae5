import type { CredentialEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';

export interface Credential {
  /** argon2id in PHC form; null when there is none. */
  hash: string | null;
  /** Made up by somebody else: to be changed before anything else. */
  oneTime: boolean;
}

export type CredentialCommand =
  | { type: 'set'; userId: string; hash: string; oneTime: boolean }
  | { type: 'erase'; userId: string };

export const credentialDecider: Decider<CredentialCommand, CredentialEvent, Credential> = {
  initial: () => ({ hash: null, oneTime: false }),
  decide(command, { hash }) {
    const { userId } = command;
    if (command.type === 'erase') {
      return hash === null ? [] : [{ type: 'portal.credential.erased.v1', data: { userId } }];
    }
    const { hash: next, oneTime } = command;
    return [{ type: 'portal.credential.set.v1', data: { userId, hash: next, oneTime } }];
  },
  evolve: (_state, event) =>
    event.type === 'portal.credential.set.v1'
      ? { hash: event.data.hash, oneTime: event.data.oneTime }
      : { hash: null, oneTime: false },
};

export const credentialSubject = (userId: string) => `auth.credential.${userId}`;

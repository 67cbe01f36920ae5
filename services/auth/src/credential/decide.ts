import type { CredentialEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';

export interface Credential {
  /** argon2id in PHC form; null when there is none. */
  hash: string | null;
}

export interface SetCredential {
  type: 'set';
  userId: string;
  hash: string;
  /** Printed once at the first start: to be changed. */
  oneTime: boolean;
}

export const credentialDecider: Decider<SetCredential, CredentialEvent, Credential> = {
  initial: () => ({ hash: null }),
  decide: ({ userId, hash, oneTime }) => [
    { type: 'portal.credential.set.v1', data: { userId, hash, oneTime } },
  ],
  evolve: (_state, event) => ({ hash: event.data.hash }),
};

export const credentialSubject = (userId: string) => `auth.credential.${userId}`;

import type { UserEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';

export interface User {
  registered: boolean;
  /** The name as it was typed, sealed under the user's key. */
  name: string;
}

export interface RegisterUser {
  type: 'register';
  userId: string;
  /** Sealed. */
  name: string;
}

export const userDecider: Decider<RegisterUser, UserEvent, User> = {
  initial: () => ({ registered: false, name: '' }),
  decide({ userId, name }, { registered }) {
    // An id is used twice only when its Idempotency-Key is.
    if (registered) throw new IdempotencyConflictError();
    return [{ type: 'portal.user.registered.v1', data: { userId, name } }];
  },
  evolve: (_state, event) => ({ registered: true, name: event.data.name }),
};

export const userSubject = (id: string) => `auth.user.${id}`;
/** Subject of the user's key in the vault. */
export const userKeySubject = (id: string) => `keys.user.${id}`;

import type { UserEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';

export interface User {
  /** 'leaving': has asked to be forgotten, and that is being done. */
  status: 'none' | 'registered' | 'leaving' | 'deleted';
  /** The name as it was typed, sealed under the user's key. */
  name: string;
  /** What stands for the name of somebody who is leaving: it is released last. */
  usernameKey: string;
}

export type UserCommand =
  | { type: 'register'; userId: string /** Sealed. */; name: string }
  | { type: 'leave'; userId: string; usernameKey: string }
  | { type: 'delete'; userId: string };

export const userDecider: Decider<UserCommand, UserEvent, User> = {
  initial: () => ({ status: 'none', name: '', usernameKey: '' }),
  decide(command, { status }) {
    const { userId } = command;
    switch (command.type) {
      case 'register':
        // An id is used twice only when its Idempotency-Key is.
        if (status !== 'none') throw new IdempotencyConflictError();
        return [{ type: 'portal.user.registered.v1', data: { userId, name: command.name } }];
      case 'leave':
        if (status !== 'registered') return [];
        return [{ type: 'portal.user.leaving.v1', data: { userId, usernameKey: command.usernameKey } }];
      case 'delete':
        return status === 'leaving' ? [{ type: 'portal.user.deleted.v1', data: { userId } }] : [];
    }
  },
  evolve(user, event) {
    switch (event.type) {
      case 'portal.user.registered.v1':
        return { status: 'registered', name: event.data.name, usernameKey: '' };
      case 'portal.user.leaving.v1':
        return { ...user, status: 'leaving', usernameKey: event.data.usernameKey };
      case 'portal.user.deleted.v1':
        return { ...user, status: 'deleted' };
    }
  },
};

export const userSubject = (id: string) => `auth.user.${id}`;
/** Subject of the user's key in the vault. */
export const userKeySubject = (id: string) => `keys.user.${id}`;

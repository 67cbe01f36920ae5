import type { UsernameEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';
import { NameTakenError } from '../errors.ts';

/** Who holds a user name; null when it is free. */
export interface Username {
  holder: string | null;
}

export interface UsernameCommand {
  type: 'reserve' | 'release';
  userId: string;
}

/** A name has one holder: its subject is the uniqueness (ARCHITECTURE.md, 'The log'). */
export const usernameDecider: Decider<UsernameCommand, UsernameEvent, Username> = {
  initial: () => ({ holder: null }),
  decide({ type, userId }, { holder }) {
    if (type === 'release') {
      return holder === userId ? [{ type: 'portal.username.released.v1', data: { userId } }] : [];
    }
    if (holder !== null) throw new NameTakenError();
    return [{ type: 'portal.username.reserved.v1', data: { userId } }];
  },
  evolve(_state, event) {
    switch (event.type) {
      case 'portal.username.reserved.v1':
        return { holder: event.data.userId };
      case 'portal.username.released.v1':
        return { holder: null };
    }
  },
};

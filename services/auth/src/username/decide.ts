import type { UsernameEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';
import { NameTakenError } from '../errors.ts';

/** Who holds a user name; null when it is free. */
export interface Username {
  holder: string | null;
}

export interface ReserveUsername {
  type: 'reserve';
  userId: string;
}

/** A name has one holder: its subject is the uniqueness (ARCHITECTURE.md, 'The log'). */
export const usernameDecider: Decider<ReserveUsername, UsernameEvent, Username> = {
  initial: () => ({ holder: null }),
  decide({ userId }, { holder }) {
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

import type { AdminsEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';
import { LastAdminError } from '../errors.ts';

/** Ids of all administrators; one aggregate, so that rules about all of them can be decided. */
export type Admins = readonly string[];

export interface GrantAdmin {
  type: 'grant';
  userId: string;
}

export interface WithdrawAdmin {
  type: 'withdraw';
  userId: string;
}

export const adminsDecider: Decider<GrantAdmin | WithdrawAdmin, AdminsEvent, Admins> = {
  initial: () => [],
  decide({ type, userId }, admins) {
    const isAdmin = admins.includes(userId);
    if (type === 'grant') return isAdmin ? [] : [{ type: 'portal.admin.granted.v1', data: { userId } }];
    if (!isAdmin) return [];
    if (admins.length === 1) throw new LastAdminError();
    return [{ type: 'portal.admin.withdrawn.v1', data: { userId } }];
  },
  evolve(admins, event) {
    const others = admins.filter((id) => id !== event.data.userId);
    switch (event.type) {
      case 'portal.admin.granted.v1':
        return [...others, event.data.userId];
      case 'portal.admin.withdrawn.v1':
        return others;
    }
  },
};

export const ADMINS_SUBJECT = 'auth.admins';

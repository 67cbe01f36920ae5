import type { AdminsEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { LastAdminError } from '../errors.ts';
import { adminsDecider } from './decide.ts';

const given = specify(adminsDecider);
const granted: AdminsEvent = { type: 'portal.admin.granted.v1', data: { userId: 'anna' } };
const grantedToBoris: AdminsEvent = { type: 'portal.admin.granted.v1', data: { userId: 'boris' } };
const withdrawn: AdminsEvent = { type: 'portal.admin.withdrawn.v1', data: { userId: 'anna' } };

describe('the right of an administrator', () => {
  it('is granted once', () => {
    given().when({ type: 'grant', userId: 'anna' }).then(granted);
    given(granted).when({ type: 'grant', userId: 'anna' }).then();
  });

  it('can be granted again after it was withdrawn', () => {
    given(granted, withdrawn).when({ type: 'grant', userId: 'anna' }).then(granted);
  });

  it('is withdrawn once', () => {
    given(granted, grantedToBoris).when({ type: 'withdraw', userId: 'anna' }).then(withdrawn);
    given(granted, grantedToBoris, withdrawn).when({ type: 'withdraw', userId: 'anna' }).then();
  });

  it('is never withdrawn from the last one', () => {
    given(granted).when({ type: 'withdraw', userId: 'anna' }).thenThrows(LastAdminError);
    given(granted, grantedToBoris, withdrawn)
      .when({ type: 'withdraw', userId: 'boris' })
      .thenThrows(LastAdminError);
  });
});

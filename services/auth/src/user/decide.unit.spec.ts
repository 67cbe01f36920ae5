import type { UserEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { userDecider } from './decide.ts';

const given = specify(userDecider);
const registered: UserEvent = { type: 'portal.user.registered.v1', data: { userId: 'anna', name: 'sealed' } };

describe('a user', () => {
  it('is registered with a sealed name', () => {
    given().when({ type: 'register', userId: 'anna', name: 'sealed' }).then(registered);
  });

  it('is not registered twice', () => {
    given(registered)
      .when({ type: 'register', userId: 'anna', name: 'other' })
      .thenThrows(IdempotencyConflictError);
  });
});

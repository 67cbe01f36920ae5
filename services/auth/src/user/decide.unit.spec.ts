import type { UserEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { userDecider } from './decide.ts';

const given = specify(userDecider);
const registered: UserEvent = { type: 'portal.user.registered.v1', data: { userId: 'anna', name: 'sealed' } };
const leaving: UserEvent = {
  type: 'portal.user.leaving.v1',
  data: { userId: 'anna', usernameKey: 'hmac' },
};
const deleted: UserEvent = { type: 'portal.user.deleted.v1', data: { userId: 'anna' } };

describe('a user', () => {
  it('is registered with a sealed name', () => {
    given().when({ type: 'register', userId: 'anna', name: 'sealed' }).then(registered);
  });

  it('is not registered twice', () => {
    given(registered)
      .when({ type: 'register', userId: 'anna', name: 'other' })
      .thenThrows(IdempotencyConflictError);
  });

  it('leaves, and is then deleted; both once', () => {
    given(registered).when({ type: 'leave', userId: 'anna', usernameKey: 'hmac' }).then(leaving);
    given(registered, leaving).when({ type: 'leave', userId: 'anna', usernameKey: 'hmac' }).then();
    given(registered, leaving).when({ type: 'delete', userId: 'anna' }).then(deleted);
    given(registered, leaving, deleted).when({ type: 'delete', userId: 'anna' }).then();
  });

  it('is not deleted without having asked for it', () => {
    given(registered).when({ type: 'delete', userId: 'anna' }).then();
  });

  it('never comes back under the same id', () => {
    given(registered, leaving, deleted)
      .when({ type: 'register', userId: 'anna', name: 'sealed' })
      .thenThrows(IdempotencyConflictError);
  });
});

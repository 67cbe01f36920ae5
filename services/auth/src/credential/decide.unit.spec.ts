import type { CredentialEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { it } from 'vitest';
import { credentialDecider } from './decide.ts';

const given = specify(credentialDecider);

it('a password is set as its hash', () => {
  given()
    .when({ type: 'set', userId: 'anna', hash: '$argon2id$…', oneTime: false })
    .then({
      type: 'portal.credential.set.v1',
      data: { userId: 'anna', hash: '$argon2id$…', oneTime: false },
    });
});

it('a password is erased once', () => {
  const set: CredentialEvent = {
    type: 'portal.credential.set.v1',
    data: { userId: 'anna', hash: '$argon2id$…', oneTime: false },
  };
  const erased: CredentialEvent = { type: 'portal.credential.erased.v1', data: { userId: 'anna' } };
  given(set).when({ type: 'erase', userId: 'anna' }).then(erased);
  given(set, erased).when({ type: 'erase', userId: 'anna' }).then();
});

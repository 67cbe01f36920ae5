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

import type { UsernameEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { NameTakenError } from '../errors.ts';
import { usernameDecider } from './decide.ts';

const given = specify(usernameDecider);
const reserved = (userId: string): UsernameEvent => ({
  type: 'portal.username.reserved.v1',
  data: { userId },
});
const released = (userId: string): UsernameEvent => ({
  type: 'portal.username.released.v1',
  data: { userId },
});

describe('a user name', () => {
  it('goes to the first who asks', () => {
    given().when({ type: 'reserve', userId: 'anna' }).then(reserved('anna'));
  });

  it('is refused to everybody else', () => {
    given(reserved('anna')).when({ type: 'reserve', userId: 'boris' }).thenThrows(NameTakenError);
  });

  it('can be had again after its release', () => {
    given(reserved('anna'), released('anna'))
      .when({ type: 'reserve', userId: 'boris' })
      .then(reserved('boris'));
  });

  it('is released by its holder alone, and once', () => {
    given(reserved('anna')).when({ type: 'release', userId: 'anna' }).then(released('anna'));
    given(reserved('anna')).when({ type: 'release', userId: 'boris' }).then();
    given(reserved('anna'), released('anna')).when({ type: 'release', userId: 'anna' }).then();
  });
});

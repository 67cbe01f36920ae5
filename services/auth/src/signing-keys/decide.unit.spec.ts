import type { SigningKeysEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { type PublicKeys, signingKeysDecider } from './decide.ts';

const given = specify(signingKeysDecider);
const key = (kid: string): PublicKeys[number] => ({
  kid,
  kty: 'OKP',
  crv: 'Ed25519',
  x: kid,
  alg: 'EdDSA',
  use: 'sig',
});
const published = (...kids: string[]): SigningKeysEvent => ({
  type: 'portal.signing-keys.published.v1',
  data: { keys: kids.map(key) },
});

describe('the public keys', () => {
  it('are published when nobody knows them', () => {
    given()
      .when({ type: 'publish', keys: [key('a')] })
      .then(published('a'));
  });

  it('are not published again', () => {
    given(published('a'))
      .when({ type: 'publish', keys: [key('a')] })
      .then();
  });

  it('are published as a whole when one is new', () => {
    given(published('a'))
      .when({ type: 'publish', keys: [key('b'), key('a')] })
      .then(published('b', 'a'));
  });
});

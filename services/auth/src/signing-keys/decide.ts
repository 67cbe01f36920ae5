import type { SigningKeysEvent } from '@portal/contracts/events/auth';
import type { Decider } from '@portal/event-store/decider';

export type PublicKeys = SigningKeysEvent['data']['keys'];

export interface PublishKeys {
  type: 'publish';
  keys: PublicKeys;
}

/** The public keys that count: each event names all of them. */
export const signingKeysDecider: Decider<PublishKeys, SigningKeysEvent, PublicKeys> = {
  initial: () => [],
  decide({ keys }, published) {
    const ids = (of: PublicKeys) => of.map(({ kid }) => kid).join();
    return ids(keys) === ids(published) ? [] : [{ type: 'portal.signing-keys.published.v1', data: { keys } }];
  },
  evolve: (_published, event) => event.data.keys,
};

export const SIGNING_KEYS_SUBJECT = 'auth.signing-keys';

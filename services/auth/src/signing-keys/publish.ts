import { signingKeysEvents } from '@portal/contracts/events/auth';
import type { EventLog } from '@portal/event-store/log';
import { Stored } from '../stored.ts';
import { type PublicKeys, SIGNING_KEYS_SUBJECT, signingKeysDecider } from './decide.ts';

/** Tells everybody which keys count, if they do not know it yet; answers the sequence in AUTH that says so. */
export async function publishKeys(log: EventLog, keys: PublicKeys): Promise<number> {
  const stored = new Stored(log, signingKeysDecider, signingKeysEvents);
  return (await stored.handle(SIGNING_KEYS_SUBJECT, { type: 'publish', keys })).sequence;
}

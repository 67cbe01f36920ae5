import { signingKeysEvents } from '@portal/contracts/events/auth';
import { decideAgain } from '@portal/event-store/decide-again';
import type { EventLog } from '@portal/event-store/log';
import { Stored } from '../stored.ts';
import { type PublicKeys, SIGNING_KEYS_SUBJECT, signingKeysDecider } from './decide.ts';

/** Tells everybody which keys count, if they do not know it yet; answers the sequence in AUTH that says so. */
export function publishKeys(log: EventLog, keys: PublicKeys): Promise<number> {
  const stored = new Stored(log, signingKeysDecider, signingKeysEvents);
  return decideAgain(async (conflict) => {
    const loaded = await stored.load(SIGNING_KEYS_SUBJECT, conflict?.actual);
    const write = stored.decide(SIGNING_KEYS_SUBJECT, loaded, { type: 'publish', keys });
    return write.events.length === 0 ? loaded.sequence : (await log.append([write])).sequence;
  });
}

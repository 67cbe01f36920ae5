import { isDeepStrictEqual } from 'node:util';
import type { FactEvent } from '@portal/contracts/events/content';
import type { Decider } from '@portal/event-store/decider';
import { ContentVersionError } from '../errors.ts';

/** `version` counts the changes; 0 and no value while there was none. */
export interface FactState {
  version: number;
  value?: FactEvent['data']['value'];
}

export interface FactCommand {
  /** The change to make. */
  event: FactEvent;
  /** The version that the editor has read (If-Match); absent: the last change wins. */
  expectedVersion?: number | undefined;
}

/** Sets what the centre says of itself. What changes nothing makes no event. @throws {ContentVersionError} */
export const factDecider: Decider<FactCommand, FactEvent, FactState> = {
  initial: () => ({ version: 0 }),
  decide({ event, expectedVersion }, state) {
    if (expectedVersion !== undefined && expectedVersion !== state.version) throw new ContentVersionError();
    return isDeepStrictEqual(event.data.value, state.value) ? [] : [event];
  },
  evolve: ({ version }, event) => ({ version: version + 1, value: event.data.value }),
};

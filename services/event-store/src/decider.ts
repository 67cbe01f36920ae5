import type { NewEvent } from './log.ts';

/**
 * The rules of one aggregate. All three are pure: identifiers, time and whatever was looked up come in with the command.
 * `decide` throws a domain error to refuse, and returns no events when there is nothing to change.
 */
export interface Decider<C, E extends NewEvent, S> {
  decide(command: C, state: S): E[];
  evolve(state: S, event: E): S;
  initial(): S;
}

import { deepStrictEqual, fail, notStrictEqual } from 'node:assert/strict';
import type { Decider } from './decider.ts';
import type { NewEvent } from './log.ts';

// biome-ignore lint/suspicious/noExplicitAny: a class may be constructed from anything, only its instances matter here
type ErrorClass = abstract new (...args: any[]) => Error;

/**
 * Describes a decider by example: `given(past).when(command).then(events)` or `.thenThrows(ErrorClass)`.
 * @example const given = specify(postDecider); given(published).when(edit).then(edited);
 */
export function specify<C, E extends NewEvent, S>(decider: Decider<C, E, S>) {
  return (...past: E[]) => ({
    when(command: C) {
      const decide = () => decider.decide(command, past.reduce(decider.evolve, decider.initial()));
      return {
        // biome-ignore lint/suspicious/noThenProperty: given / when / then is how such examples are written; nobody awaits this
        then(...expected: E[]) {
          deepStrictEqual(decide(), expected);
        },
        /** The refusal; returned for a closer look. */
        thenThrows<T extends ErrorClass>(expected: T): InstanceType<T> {
          let thrown: unknown;
          try {
            decide();
          } catch (error) {
            thrown = error;
          }
          notStrictEqual(thrown, undefined, `expected ${expected.name}, but nothing was thrown`);
          if (thrown instanceof expected) return thrown as InstanceType<T>;
          fail(`expected ${expected.name}, got ${thrown}`);
        },
      };
    },
  });
}

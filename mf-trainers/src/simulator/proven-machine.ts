import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from './machine.ts';
import type { Simulator } from './narration.ts';
import { begin, position, restart, send, undo } from './run.ts';
import { fromSaved, toSaved } from './saved-run.ts';
import { stepsToEnd } from './steps-to-end.ts';
import { walk } from './walk.ts';

export interface Proof<State, Event> {
  /** Every step of SPEC.md section 4. */
  steps: number[];
  /** Leaves events out of the walk where all of them would be too many states. */
  only?: (state: State, event: Event) => boolean;
  /** What holds in every state, on a walk and after any random sequence. */
  invariant?: (state: State) => void;
}

/** The proofs that every simulator owes, as tests. */
export function provenMachine<State, Event>(simulator: Simulator<State, Event>, proof: Proof<State, Event>) {
  const { machine, narrate } = simulator;
  const invariant = proof.invariant ?? (() => {});

  describe(`${simulator.title}: what its machine proves`, () => {
    const { states, steps, deadEnds } = walk(machine, proof.only);

    it('reaches exactly the steps of the specification', () => {
      expect(steps).toEqual([...proof.steps].sort((a, b) => a - b));
    });

    it('has no dead end: from every state a way leads to the end', () => {
      expect(deadEnds).toEqual([]);
    });

    it('keeps its rules in every state', () => {
      states.forEach(invariant);
    });

    it('knows a finite number of steps to the end everywhere', () => {
      const perKey = new Map(states.map((state) => [machine.distanceKey(state), state]));
      for (const state of perKey.values()) expect(stepsToEnd(machine, state)).toBeLessThan(20);
    });

    it('has words for every state, and hints that may be followed', () => {
      for (const state of states) {
        const { heading, text, hint } = narrate(state);
        expect([heading, text, hint.words].every((words) => words.length > 3)).toBe(true);
        for (const event of hint.right) {
          expect(machine.refusal(state, event)).toBeNull();
          expect(machine.events(state).some((one) => same(one, event))).toBe(true);
        }
      }
    });

    it('leads to the end whoever follows the hints', () => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat(1000)), (choices) => {
          let state = machine.initial;
          for (let steps = 0; !machine.done(state); steps += 1) {
            const { right } = narrate(state).hint;
            expect(right.length).toBeGreaterThan(0);
            expect(steps).toBeLessThan(100);
            state = machine.next(state, right[choices.next().value! % right.length]!);
          }
        }),
        { numRuns: 30 },
      );
    });

    it('restores the state before by undo after any event, in any sequence', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(10_000), { maxLength: 60 }), (choices) => {
          let run = begin(machine);
          for (const choice of choices) {
            const before = position(run).state;
            const events = machine.events(before);
            const event = events[choice % (events.length + 1)];
            const after = event === undefined ? restart(machine, run) : send(machine, run, event);
            if (after.at !== run.at) expect(position(undo(after)).state).toEqual(before);
            else expect(position(after).state).toBe(before);
            invariant(position(after).state);
            run = after;
          }
          while (run.at > 0) run = undo(run);
          expect(position(run).state).toEqual(machine.initial);
        }),
        { numRuns: 60 },
      );
    });

    it('goes on after closing and coming back where it was', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(10_000), { maxLength: 30 }), (choices) => {
          let run = begin(machine);
          for (const choice of choices) {
            const events = machine.events(position(run).state);
            const event = events[choice % Math.max(1, events.length)];
            run = event === undefined ? restart(machine, run) : send(machine, run, event);
          }
          const saved = toSaved(machine, run);
          if (saved === null) return;
          const back = fromSaved(machine, saved)!;
          expect(position(back)).toEqual(position(run));
          expect([back.wrong, back.hints]).toEqual([run.wrong, run.hints]);
        }),
        { numRuns: 60 },
      );
    });
  });
}

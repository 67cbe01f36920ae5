import { type Machine, screenOf } from './machine.ts';

/**
 * How many changes of screen the shortest way to the end takes, by breadth-first search: a level holds all states that
 * are reached with the same number of changes, picks and digits within a screen cost nothing.
 *
 * @returns 0 when the task is fulfilled already; Infinity when no way leads there (a test proves that this never happens)
 */
export function stepsToEnd<State, Event>(machine: Machine<State, Event>, from: State): number {
  const seen = new Set([machine.distanceKey(from)]);
  let level = [from];
  for (let steps = 0; level.length > 0; steps += 1) {
    const following: State[] = [];
    // grows while it is walked: what is reached without a change of screen belongs to the same level
    for (const state of level) {
      if (machine.done(state)) return steps;
      for (const next of successors(machine, state)) {
        const key = machine.distanceKey(next);
        if (seen.has(key)) continue;
        if (screenOf(machine, next) === screenOf(machine, state)) {
          seen.add(key);
          level.push(next);
        } else {
          following.push(next);
        }
      }
    }
    level = unseen(machine, following, seen);
  }
  return Number.POSITIVE_INFINITY;
}

function successors<State, Event>(machine: Machine<State, Event>, state: State): State[] {
  return machine
    .events(state)
    .filter((event) => machine.refusal(state, event) === null)
    .map((event) => machine.next(state, event));
}

function unseen<State, Event>(machine: Machine<State, Event>, states: State[], seen: Set<string>): State[] {
  return states.filter((state) => {
    const key = machine.distanceKey(state);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

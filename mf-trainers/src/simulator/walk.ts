import type { Machine } from './machine.ts';

export interface Walk<State> {
  /** Every state that can be reached from the initial one, each once. */
  states: State[];
  /** Numbers of the steps seen, ascending. */
  steps: number[];
  /** States from which no way leads to the end, 'Начать заново' not counted: there must be none. */
  deadEnds: State[];
}

/**
 * Breadth-first walk over a machine: what its tests prove things with.
 *
 * @param only leaves events out where all of them would be too many (digits of a number, say)
 */
export function walk<State, Event>(
  machine: Machine<State, Event>,
  only: (state: State, event: Event) => boolean = () => true,
): Walk<State> {
  const index = new Map([[JSON.stringify(machine.initial), 0]]);
  const states = [machine.initial];
  const cameFrom: number[][] = [[]];
  for (let at = 0; at < states.length; at += 1) {
    const state = states[at]!;
    for (const event of machine.events(state)) {
      if (!only(state, event) || machine.refusal(state, event)) continue;
      const next = machine.next(state, event);
      const key = JSON.stringify(next);
      let to = index.get(key);
      if (to === undefined) {
        to = states.push(next) - 1;
        index.set(key, to);
        cameFrom.push([]);
      }
      cameFrom[to]!.push(at);
    }
  }
  const leading = leadingToEnd(machine, states, cameFrom);
  return {
    states,
    steps: [...new Set(states.map((state) => machine.step(state)))].sort((a, b) => a - b),
    deadEnds: states.filter((_, at) => !leading.has(at)),
  };
}

/** Backwards from the ends. */
function leadingToEnd<State>(
  machine: Machine<State, unknown>,
  states: State[],
  cameFrom: number[][],
): Set<number> {
  const queue = states.flatMap((state, at) => (machine.done(state) ? [at] : []));
  const leading = new Set(queue);
  for (const at of queue) {
    for (const before of cameFrom[at]!) {
      if (leading.has(before)) continue;
      leading.add(before);
      queue.push(before);
    }
  }
  return leading;
}

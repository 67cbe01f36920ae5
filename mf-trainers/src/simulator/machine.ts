/** Why an event changes nothing. */
export interface Refusal {
  /** `unavailable`: known before it is pressed, and shown so. `wrong`: looks like any other choice; pressing it is a try. */
  kind: 'unavailable' | 'wrong';
  /** What to say, in Russian. */
  reason: string;
}

/**
 * A simulator as a pure machine. State and events are plain JSON; a state says all there is to know, so that undo,
 * resuming, counting and drawing need nothing else.
 */
export interface Machine<State, Event> {
  readonly initial: State;
  /** Every event that the visitor (or the clock) can give in this state, those that are refused included. */
  events(state: State): Event[];
  /** `null` when the event may happen. */
  refusal(state: State, event: Event): Refusal | null;
  /** The state after an event that is not refused. */
  next(state: State, event: Event): State;
  /** Number of the step in SPEC.md section 4. */
  step(state: State): number;
  /** What is seen at once: when it changes, the heading takes focus and the step counter moves. By default the step. */
  screen?(state: State): string;
  /** The task is fulfilled. What may follow ('Выход') begins a new round. */
  done(state: State): boolean;
  /** States of one key are equally far from the end; keeps the search for the shortest way small. */
  distanceKey(state: State): string;
}

export function screenOf<State, Event>(machine: Machine<State, Event>, state: State): string {
  return machine.screen?.(state) ?? String(machine.step(state));
}

/** Events and states are plain JSON with keys in a fixed order, so their text is their identity. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { createEvent, createStore, sample } from 'effector';
import type { Machine } from './machine.ts';
import { askHint, begin, dismiss, goToScreen, position, type Run, restart, send, undo } from './run.ts';
import { fromSaved } from './saved-run.ts';

/**
 * The stores of one visit to one simulator. Made anew when the simulator is opened, and held by nothing but its page, so
 * that nothing is left when the visitor goes.
 *
 * @param saved what `toSaved` kept of an earlier visit
 */
export function createSession<State, Event>(machine: Machine<State, Event>, saved: string | null) {
  const sent = createEvent<Event>();
  const undone = createEvent();
  const restarted = createEvent();
  const hintAsked = createEvent<0 | 1>();
  const dismissed = createEvent();
  /** By the browser's Back and Forward. */
  const wentToScreen = createEvent<number>();
  const resumed = createEvent();
  const declined = createEvent();

  const $run = createStore<Run<State, Event>>(begin(machine));
  const offer = fromSaved(machine, saved);
  /** An earlier visit can be gone on with; asked until the visitor answers or begins. */
  const $offered = createStore(offer !== null);

  $run
    .on(sent, (run, event) => send(machine, run, event))
    .on(undone, undo)
    .on(restarted, (run) => restart(machine, run))
    .on(hintAsked, askHint)
    .on(dismissed, dismiss)
    .on(wentToScreen, goToScreen)
    .on(resumed, (run) => offer ?? run);
  $offered.on([sent, resumed, declined], () => false);

  /** An event that was not refused, with the state that it happened in. */
  const happened = sample({
    clock: sent,
    source: $run,
    filter: (run) => run.refused === null,
    fn: (run) => ({ before: run.positions[run.at - 1]!.state, event: position(run).via! }),
  });

  return {
    $run,
    $offered,
    offer,
    sent,
    undone,
    restarted,
    hintAsked,
    dismissed,
    wentToScreen,
    resumed,
    declined,
    happened,
  };
}

export type Session<State, Event> = ReturnType<typeof createSession<State, Event>>;

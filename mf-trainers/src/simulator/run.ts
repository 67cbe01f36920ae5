import { type Machine, type Refusal, screenOf } from './machine.ts';

/** One place on the way. */
export interface Position<State, Event> {
  state: State;
  /** What led here; `null` at the very start and after 'Начать заново'. */
  via: Event | null;
  /** Counts the screens since the simulator was opened; the browser's history entries carry it. */
  screen: number;
  /** Index of the position with which this round began. */
  round: number;
}

/** A visit to a simulator: the way taken, with everything that was undone still ahead, and the counters of the round. */
export interface Run<State, Event> {
  positions: readonly Position<State, Event>[];
  at: number;
  /** Wrong tries and hints of this round. */
  wrong: number;
  hints: number;
  /** Wrong tries since the state last changed: at the second one the right choice is marked. */
  misses: number;
  /** How far the hint has grown here: nothing, words, the right choice marked. */
  hint: 0 | 1 | 2;
  /** What was refused last, until something else happens. */
  refused: { event: Event; refusal: Refusal } | null;
}

const fresh = { wrong: 0, hints: 0 };
const quiet = { misses: 0, hint: 0, refused: null } as const;

export function begin<State, Event>(machine: Machine<State, Event>): Run<State, Event> {
  return {
    positions: [{ state: machine.initial, via: null, screen: 1, round: 0 }],
    at: 0,
    ...fresh,
    ...quiet,
  };
}

export function position<State, Event>(run: Run<State, Event>): Position<State, Event> {
  return run.positions[run.at]!;
}

/** The run after an event: one position further, or the same one with the reason why not. */
export function send<State, Event>(
  machine: Machine<State, Event>,
  run: Run<State, Event>,
  event: Event,
): Run<State, Event> {
  const here = position(run);
  const refusal = machine.refusal(here.state, event);
  if (refusal) return { ...run, refused: { event, refusal }, ...tried(run, refusal) };
  const state = machine.next(here.state, event);
  const turned = screenOf(machine, state) !== screenOf(machine, here.state);
  const newRound = machine.done(here.state) && !machine.done(state);
  return advance(run, {
    state,
    via: event,
    screen: here.screen + (turned ? 1 : 0),
    round: newRound ? run.at + 1 : here.round,
  });
}

/** 'Начать заново'. A step like any other, so that 'Назад' takes it back; nothing happens at the very start. */
export function restart<State, Event>(
  machine: Machine<State, Event>,
  run: Run<State, Event>,
): Run<State, Event> {
  const here = position(run);
  if (run.at === here.round && here.state === machine.initial) return { ...run, ...quiet };
  return advance(run, {
    state: machine.initial,
    via: null,
    screen: here.screen + 1,
    round: run.at + 1,
  });
}

export function canUndo(run: Run<unknown, unknown>): boolean {
  return run.at > 0;
}

/** 'Назад': the position before the last event. */
export function undo<State, Event>(run: Run<State, Event>): Run<State, Event> {
  return canUndo(run) ? move(run, run.at - 1) : run;
}

/** Whether the next 'Назад' leaves this screen: then it is the browser's Back as well. */
export function undoTurnsScreen(run: Run<unknown, unknown>): boolean {
  return canUndo(run) && run.positions[run.at - 1]!.screen !== position(run).screen;
}

/** The browser's Back and Forward: the last position of that screen, if the run has one. */
export function goToScreen<State, Event>(run: Run<State, Event>, screen: number): Run<State, Event> {
  const index = run.positions.findLastIndex((one) => one.screen === screen);
  return index === -1 || screen === position(run).screen ? run : move(run, index);
}

/**
 * 'Подсказка': words at first, then the right choice marked.
 *
 * @param shown 1 when the words stand there anyway, by the settings
 */
export function askHint<State, Event>(run: Run<State, Event>, shown: 0 | 1 = 0): Run<State, Event> {
  const grown = Math.max(run.hint, shown) + 1;
  return grown > 2 ? run : { ...run, hint: grown as 1 | 2, hints: run.hints + 1 };
}

/** Takes the last refusal out of sight. */
export function dismiss<State, Event>(run: Run<State, Event>): Run<State, Event> {
  return { ...run, refused: null };
}

/** N of 'Шаг N из M': screens since the round began. */
export function stepNumber(run: Run<unknown, unknown>): number {
  const here = position(run);
  return here.screen - run.positions[here.round]!.screen + 1;
}

/** The positions of this round, in order. */
export function wayOfRound<State, Event>(run: Run<State, Event>): readonly Position<State, Event>[] {
  return run.positions.slice(position(run).round, run.at + 1);
}

function tried<State, Event>(run: Run<State, Event>, refusal: Refusal) {
  return refusal.kind === 'wrong' ? { wrong: run.wrong + 1, misses: run.misses + 1 } : {};
}

function advance<State, Event>(run: Run<State, Event>, next: Position<State, Event>): Run<State, Event> {
  const begun = next.round === run.at + 1;
  return {
    ...run,
    ...(begun ? fresh : {}),
    ...quiet,
    positions: [...run.positions.slice(0, run.at + 1), next],
    at: run.at + 1,
  };
}

function move<State, Event>(run: Run<State, Event>, index: number): Run<State, Event> {
  const otherRound = run.positions[index]!.round !== position(run).round;
  return { ...run, ...(otherRound ? fresh : {}), ...quiet, at: index };
}

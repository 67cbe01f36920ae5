import { type Machine, same } from './machine.ts';
import { begin, position, type Run, restart, send } from './run.ts';

/** More than anyone walks; a longer run is not kept, so that the device's storage stays free. */
const longest = 1000;

interface SavedRun {
  version: 1;
  /** The events from the start, `null` for 'Начать заново'. States are not kept: they follow from the events. */
  way: unknown[];
  wrong: number;
  hints: number;
}

/** What to keep so that the visitor can go on later; `null` when there is nothing to go on with. */
export function toSaved<State, Event>(machine: Machine<State, Event>, run: Run<State, Event>): string | null {
  const here = position(run);
  const atStart = run.at === here.round && here.state === machine.initial;
  if (atStart || machine.done(here.state) || run.at > longest) return null;
  const way = run.positions.slice(1, run.at + 1).map((one) => one.via);
  return JSON.stringify({ version: 1, way, wrong: run.wrong, hints: run.hints } satisfies SavedRun);
}

/**
 * The run that was kept, made again event by event.
 *
 * @param text what `toSaved` gave, perhaps by an older release or changed by hand
 * @returns `null` when it can't be followed: then the visitor starts anew
 */
export function fromSaved<State, Event>(
  machine: Machine<State, Event>,
  text: string | null,
): Run<State, Event> | null {
  const saved = text === null ? null : parse(text);
  if (!saved) return null;
  let run = begin(machine);
  for (const event of saved.way) {
    const before = run.at;
    run = event === null ? restart(machine, run) : follow(machine, run, event);
    if (run.at === before) return null;
  }
  return run.at === 0 ? null : { ...run, wrong: saved.wrong, hints: saved.hints };
}

function follow<State, Event>(machine: Machine<State, Event>, run: Run<State, Event>, event: unknown) {
  const known = machine.events(position(run).state).find((one) => same(one, event));
  return known === undefined ? run : send(machine, run, known);
}

function parse(text: string): SavedRun | null {
  try {
    const saved = JSON.parse(text);
    const counted = Number.isInteger(saved?.wrong) && Number.isInteger(saved?.hints);
    return saved?.version === 1 && Array.isArray(saved.way) && counted ? saved : null;
  } catch {
    return null;
  }
}

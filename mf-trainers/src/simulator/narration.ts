import type { SoundName } from '../sound/sounds.ts';
import type { Machine } from './machine.ts';

/** What a step says. */
export interface Narration<Event> {
  heading: string;
  /** One or two short sentences: what is going on and what to do. */
  text: string;
  hint: {
    /** The first hint: in words. */
    words: string;
    /** The second: these choices are marked. */
    right: Event[];
  };
}

/** All that the frame of teaching needs to know of a simulator, apart from its scenes. */
export interface Simulator<State, Event> {
  /** Part of the keys in the device's storage. */
  id: string;
  title: string;
  path: string;
  machine: Machine<State, Event>;
  narrate(state: State): Narration<Event>;
  /** What is heard when an event has happened; `null` for silence. */
  sound(before: State, event: Event): SoundName | null;
  /** One line of 'Что вы сделали'; `null` for what is not worth telling. */
  deed(before: State, event: Event): string | null;
}

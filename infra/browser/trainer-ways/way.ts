/** What a visitor does: a string presses the button of exactly that name. */
export type Deed =
  | string
  /** Chooses from a list that opens. */
  | { pick: string; from: string }
  /** Presses what is shown as not to be had now. */
  | { refused: string }
  /** Nothing, while this many milliseconds go by. */
  | { wait: number };

/** What is there afterwards, besides the heading. */
export interface Seen {
  /** Words on the page. */
  sees?: string[];
  /** The whole of what was announced last. */
  says?: string;
}

/** One deed and the heading that follows it. */
export type Step = [deed: Deed, heading: string, seen?: Seen];

/** A way through a simulator, from its first step on. */
export interface Way {
  name: string;
  path: string;
  start: string;
  steps: Step[];
}

/** The headings of a way, each new screen once. */
export function headingsOf({ start, steps }: Way): string[] {
  return [start, ...steps.map(([, heading]) => heading)].filter(
    (heading, index, all) => heading !== all[index - 1],
  );
}

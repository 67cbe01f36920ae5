import { type Look, looks } from './looks.ts';

/** One walk through a simulator by somebody who looks at every step in several colours. */
export interface Round {
  level: 1 | 5;
  width: 1280 | 360;
  /** @param step counted from 0 */
  looksAt(step: number): readonly Look[];
}

const levels = [1, 5] as const;
const widths = [1280, 360] as const;

/**
 * Every combination of text level, width and colours at every step, or two rounds with one look at each step, in which
 * each step meets both levels and both widths, and any six neighbouring steps all colours at each level.
 *
 * @param simulator counted from 0
 */
export function roundsOf(simulator: number, everything: boolean): Round[] {
  if (everything) {
    return levels.flatMap((level) => widths.map((width) => ({ level, width, looksAt: () => looks })));
  }
  return levels.map((level, round) => ({
    level,
    width: widths[(round + simulator) % 2]!,
    looksAt: (step) => [looks[(step + 3 * round + simulator) % looks.length]!],
  }));
}

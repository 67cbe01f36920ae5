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
 * Every combination of text level, width and colours at every step, or two rounds in which each pair of step, level,
 * colours and width is met at least once over any two neighbouring simulators of two steps each.
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
    looksAt: (step) => looks.filter((_, index) => (index + step + round) % 2 === 0),
  }));
}

import { type Look, looks } from './looks.ts';

/** How a step is looked at. */
export interface Sight {
  level: 1 | 5;
  width: 1280 | 360;
  look: Look;
}

/** One walk through a simulator by somebody who looks at every step in several ways. */
export interface Round {
  name: string;
  /** @param step counted from 0 */
  sightsAt(step: number): readonly Sight[];
}

const levels = [1, 5] as const;
const widths = [1280, 360] as const;

/**
 * Every combination of text level, width and colours at every step, a round for each level and width; or one round with two
 * sights of each step, in which each step meets both levels and both widths, and any six neighbouring steps all colours at
 * each level.
 *
 * @param simulator counted from 0
 */
export function roundsOf(simulator: number, everything: boolean): Round[] {
  if (everything) {
    return levels.flatMap((level) =>
      widths.map((width) => ({
        name: `text level ${level}, ${width} px`,
        sightsAt: () => looks.map((look) => ({ level, width, look })),
      })),
    );
  }
  const sightsAt = (step: number) =>
    levels.map((level, nth) => ({
      level,
      width: widths[(nth + simulator) % 2]!,
      look: looks[(step + 3 * nth + simulator) % looks.length]!,
    }));
  return [{ name: 'text level 1 and 5', sightsAt }];
}

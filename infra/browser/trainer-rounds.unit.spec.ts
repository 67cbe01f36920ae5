import { describe, expect, it } from 'vitest';
import { looks } from './looks.ts';
import { roundsOf } from './trainer-rounds.ts';

/** As many as the shortest simulator has and more. */
const steps = Array.from({ length: looks.length }, (_, step) => step);

/** What is looked at in a simulator. */
function seenIn(simulator: number, everything: boolean) {
  return roundsOf(simulator, everything).flatMap(({ level, width, looksAt }) =>
    steps.flatMap((step) => looksAt(step).map((look) => ({ simulator, step, level, width, look }))),
  );
}
const few = [0, 1].flatMap((simulator) => seenIn(simulator, false));

type Sight = (typeof few)[number];
const values = {
  simulator: [0, 1],
  step: steps,
  level: [1, 5],
  width: [1280, 360],
  look: looks,
} satisfies { [Factor in keyof Sight]: readonly Sight[Factor][] };

describe('the rounds through the simulators', () => {
  it.each([
    ['step', 'level'],
    ['step', 'width'],
    ['simulator', 'look'],
    ['level', 'width'],
    ['level', 'look'],
    ['width', 'look'],
  ] as [keyof Sight, keyof Sight][])('meet each pair of %s and %s', (one, other) => {
    const met = new Set(few.map((sight) => `${sight[one]} ${sight[other]}`));
    expect(met.size).toBe(values[one].length * values[other].length);
  });

  it('meet each combination once when all are asked for', () => {
    const met = seenIn(0, true).map((sight) => JSON.stringify(sight));
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe(steps.length * 2 * 2 * looks.length);
  });
});

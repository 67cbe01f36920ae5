import { describe, expect, it } from 'vitest';
import { looks } from './looks.ts';
import { roundsOf } from './trainer-rounds.ts';

/** As many as the shortest simulator has and more. */
const steps = Array.from({ length: looks.length }, (_, step) => step);

/** What is looked at in a simulator. */
function seenIn(simulator: number, everything: boolean) {
  return roundsOf(simulator, everything).flatMap(({ sightsAt }) =>
    steps.flatMap((step) => sightsAt(step).map((sight) => ({ simulator, step, ...sight }))),
  );
}
const few = [0, 1].flatMap((simulator) => seenIn(simulator, false));

type Seen = (typeof few)[number];
const values = {
  simulator: [0, 1],
  step: steps,
  level: [1, 5],
  width: [1280, 360],
  look: looks,
} satisfies { [Factor in keyof Seen]: readonly Seen[Factor][] };

describe('the rounds through the simulators', () => {
  it.each([
    ['step', 'level'],
    ['step', 'width'],
    ['simulator', 'look'],
    ['level', 'width'],
    ['level', 'look'],
    ['width', 'look'],
  ] as [keyof Seen, keyof Seen][])('meet each pair of %s and %s', (one, other) => {
    const met = new Set(few.map((seen) => `${seen[one]} ${seen[other]}`));
    expect(met.size).toBe(values[one].length * values[other].length);
  });

  it('meet each combination once when all are asked for', () => {
    const met = seenIn(0, true).map((seen) => JSON.stringify(seen));
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe(steps.length * 2 * 2 * looks.length);
  });
});

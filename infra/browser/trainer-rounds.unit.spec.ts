import { describe, expect, it } from 'vitest';
import { looks } from './looks.ts';
import { roundsOf } from './trainer-rounds.ts';

/** What is looked at in two simulators of two steps each. */
function seen(everything: boolean) {
  return [0, 1].flatMap((simulator) =>
    roundsOf(simulator, everything).flatMap(({ level, width, looksAt }) =>
      [0, 1].flatMap((step) =>
        looksAt(step).map((look) => ({
          step: `${simulator}.${step}`,
          level: `${level}`,
          width: `${width}`,
          look,
        })),
      ),
    ),
  );
}

const steps = ['0.0', '0.1', '1.0', '1.1'];
const values = { step: steps, level: ['1', '5'], width: ['1280', '360'], look: [...looks] };
type Factor = keyof typeof values;

describe('the rounds through the simulators', () => {
  it.each([
    ['step', 'level'],
    ['step', 'width'],
    ['step', 'look'],
    ['level', 'width'],
    ['level', 'look'],
    ['width', 'look'],
  ] as [Factor, Factor][])('meet each pair of %s and %s', (one, other) => {
    const met = new Set(seen(false).map((combination) => `${combination[one]} ${combination[other]}`));
    expect(met.size).toBe(values[one].length * values[other].length);
  });

  it('meet each combination once when all are asked for', () => {
    const met = seen(true).map((combination) => JSON.stringify(combination));
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe(4 * 2 * 2 * looks.length);
  });
});

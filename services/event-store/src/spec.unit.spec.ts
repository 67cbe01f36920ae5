import { describe, expect, it } from 'vitest';
import type { Decider } from './decider.ts';
import { specify } from './spec.ts';

class ClosedError extends Error {}
interface Opened {
  type: 'opened';
  data: Record<string, never>;
}
const door: Decider<'open', Opened, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide(_command, isOpen) {
    if (isOpen) throw new ClosedError('already open');
    return [{ type: 'opened', data: {} }];
  },
};
const opened: Opened = { type: 'opened', data: {} };
const given = specify(door);

describe('given / when / then', () => {
  it('holds when the decider does what is said', () => {
    given().when('open').then(opened);
    expect(given(opened).when('open').thenThrows(ClosedError).message).toBe('already open');
  });

  it('fails when it does something else', () => {
    expect(() => given().when('open').then()).toThrow();
    expect(() => given(opened).when('open').then(opened)).toThrow(ClosedError);
    expect(() => given().when('open').thenThrows(ClosedError)).toThrow(/nothing was thrown/);
    expect(() => given(opened).when('open').thenThrows(RangeError)).toThrow(/expected RangeError/);
  });
});

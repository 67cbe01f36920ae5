import { describe, expect, it } from 'vitest';
import { fewerOf } from './fewer-of.ts';

const doors = [201, 202, 203, 204, 205];

describe('fewer choices at once', () => {
  it('are three, the right one among them, in the order of the scene', () => {
    expect(fewerOf(doors, (door) => door === 204)).toEqual([201, 202, 204]);
    expect(fewerOf(doors, (door) => door === 201)).toEqual([201, 202, 203]);
  });

  it('are the first three when any is right', () => {
    expect(fewerOf(doors, () => true)).toEqual([201, 202, 203]);
  });

  it('leave three or fewer as they are', () => {
    expect(fewerOf([2, 3], () => false)).toEqual([2, 3]);
  });
});

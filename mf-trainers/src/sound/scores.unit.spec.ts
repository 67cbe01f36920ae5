import { describe, expect, it } from 'vitest';
import { callTiming } from '../emergency/data.ts';
import { keyTones, scoreOf } from './scores.ts';

describe('the sounds', () => {
  it('are the tones of a real telephone on its keys', () => {
    expect(keyTones('1')).toEqual([697, 1209]);
    expect(keyTones('5')).toEqual([770, 1336]);
    expect(keyTones('9')).toEqual([852, 1477]);
    expect(keyTones('0')).toEqual([941, 1336]);
  });

  it('end by themselves within the time of a call', () => {
    for (const name of ['door', 'well', 'unwell', 'ticket', 'paid', 'ringing', 'key-3'] as const) {
      const ends = scoreOf(name).map(({ at, length }) => at + length);
      expect(Math.max(...ends)).toBeLessThanOrEqual(callTiming.connectedAfterMs / 1000);
    }
  });
});

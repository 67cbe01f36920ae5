import { describe, expect, it } from 'vitest';
import { restartPause } from './restart-pause.ts';

describe('the pause before a process is started again', () => {
  it('is short after the first failure, so that the site is back at once', () => {
    expect(restartPause(1)).toBeLessThanOrEqual(200);
  });

  it('grows with every failure in a row, up to half a minute', () => {
    const pauses = Array.from({ length: 12 }, (_, i) => restartPause(i + 1));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(30_000);
  });
});

import { describe, expect, it } from 'vitest';
import { russianDate, russianDateTime } from './russian-date.ts';

describe('dates in Russian', () => {
  it('names the month and leaves out the abbreviation of the word year', () => {
    expect(russianDate('2026-11-20T09:05:00.000Z')).toBe('20 ноября 2026');
  });

  it("uses the centre's time: an evening in UTC is the next day in Minsk", () => {
    expect(russianDate('2026-11-20T21:30:00.000Z')).toBe('21 ноября 2026');
  });

  it('gives the time of the day beside it', () => {
    expect(russianDateTime('2026-11-20T09:05:00.000Z')).toBe('20 ноября 2026, 12:05');
  });
});

import { describe, expect, it } from 'vitest';
import { kept, type Report, readReports, withReport } from './reports.ts';
import { readSettings, usualSettings } from './settings.ts';

const report: Report = {
  simulator: 'clinic',
  finishedAt: '2026-11-21T10:00:00.000Z',
  steps: 11,
  wrong: 1,
  hints: 2,
};

describe('what is kept on the device', () => {
  it.each([null, '', 'no', '[]', '7', '{"hints":"loud","fewer":"yes","sound":1}'])(
    'falls back to the usual settings for %j',
    (text) => {
      expect(readSettings(text)).toEqual(usualSettings);
    },
  );

  it('keeps the settings that were made', () => {
    const made = { hints: 'shown', fewer: true, timing: 'hand', sound: false } as const;
    expect(readSettings(JSON.stringify(made))).toEqual(made);
  });

  it('keeps the latest reports, newest first', () => {
    const many = Array.from({ length: kept + 5 }, (_, n) => ({ ...report, steps: n }));
    const reports = many.reduce(withReport, [] as Report[]);
    expect(reports).toHaveLength(kept);
    expect(reports[0]?.steps).toBe(kept + 4);
  });

  it('leaves out reports that are not whole', () => {
    expect(readReports(JSON.stringify([report, { ...report, steps: 'many' }, null, 3]))).toEqual([report]);
    expect(readReports('{')).toEqual([]);
    expect(readReports('{}')).toEqual([]);
  });
});

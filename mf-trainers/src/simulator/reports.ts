/** What a helper may look at after a simulator. It never leaves this device. */
export interface Report {
  simulator: string;
  /** ISO time at which the task was fulfilled. */
  finishedAt: string;
  steps: number;
  wrong: number;
  hints: number;
}

/** Where the reports lie in the device's storage. */
export const reportsKey = 'portal.trainers.reports';

/** So many are kept; older ones make room. */
export const kept = 50;

/** The reports with one more, the latest first. */
export function withReport(reports: readonly Report[], report: Report): Report[] {
  return [report, ...reports].slice(0, kept);
}

/** @returns those reports in `text` that are whole; an empty list for anything else */
export function readReports(text: string | null): Report[] {
  try {
    const list = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isReport) : [];
  } catch {
    return [];
  }
}

function isReport(value: Partial<Report> | null): value is Report {
  const counts = [value?.steps, value?.wrong, value?.hints];
  const texts = [value?.simulator, value?.finishedAt];
  return counts.every(Number.isInteger) && texts.every((text) => typeof text === 'string');
}

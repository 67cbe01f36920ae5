const PAUSES_MS = [100, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** After running this long a process counts as healthy again. */
export const HEALTHY_AFTER_MS = 60_000;

/** How long to wait before the next start of a process that has failed `failures` times in a row. Milliseconds. */
export function restartPause(failures: number): number {
  return PAUSES_MS[Math.min(Math.max(failures, 1), PAUSES_MS.length) - 1]!;
}

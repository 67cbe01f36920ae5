/**
 * Operations that a run has found to be as described, and others, from its JUnit report. A run that failed without an
 * operation at fault, or that looked at none, is a failure.
 * @param code of the process
 */
export function countCases(report: string, code: number): { passed: number; failed: number } {
  const cases = [...report.matchAll(/<testcase\b[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)];
  const failed = cases.filter(([, inside = '']) => /<(?:failure|error)\b/.test(inside)).length;
  const skipped = cases.filter(([, inside = '']) => /<skipped\b/.test(inside)).length;
  const passed = cases.length - failed - skipped;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/**
 * Counts of vitest's JSON report. A file that can't be loaded has no tests to count, and fails as one.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {number} code of the process
 */
export function countTests({ numPassedTests, numFailedTests, testResults }, code) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: numPassedTests, failed: atLeastOne(numFailedTests + broken, code) };
}

/**
 * Counts of Playwright's JSON report. A test that passed only when it was tried again has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report
 * @param {number} code of the process
 */
export function countBrowserTests({ stats }, code) {
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, code) };
}

/** A run that failed without a failed test (an error in the set-up, an unhandled rejection) is a failure. */
function atLeastOne(failed, code) {
  return failed === 0 && code !== 0 ? 1 : failed;
}

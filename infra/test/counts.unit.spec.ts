import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, which runs before anything is installed
import { countBrowserTests, countTests } from './counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('the counts of npm test', () => {
  it('are those of vitest', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('failed', 'passed', 'failed')],
    };
    expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('have a failure for a file that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file('failed'), file('passed', 'passed')],
    };
    expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('have a failure for a run that failed around its tests', () => {
    expect(countTests({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1).failed).toBe(1);
    expect(countBrowserTests({ stats: { expected: 1, unexpected: 0, flaky: 0 } }, 1).failed).toBe(1);
  });

  it('take a browser test that passed at the second try for a failure', () => {
    expect(countBrowserTests({ stats: { expected: 4, unexpected: 1, flaky: 1 } }, 1)).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});

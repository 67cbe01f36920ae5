import { expect, it } from 'vitest';
import { countCases } from './count-cases.ts';

const passed = '<testcase name="GET /api/posts" time="0.1" />';
const failed = '<testcase name="POST /api/posts" time="1"><failure message="5xx">…</failure></testcase>';
const skipped = '<testcase name="GET /docs"><skipped /></testcase>';

it('operations are counted by what was found', () => {
  expect(countCases(`<testsuite>${passed}${failed}${passed}${skipped}</testsuite>`, 1)).toEqual({
    passed: 2,
    failed: 1,
  });
});

it('a run that failed with no operation at fault has failed', () => {
  expect(countCases(passed, 1)).toEqual({ passed: 1, failed: 1 });
});

it('a run that looked at nothing has failed', () => {
  expect(countCases('', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countCases(skipped, 0)).toEqual({ passed: 0, failed: 1 });
});

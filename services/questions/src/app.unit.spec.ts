import { LogUnavailableError } from '@portal/event-store/errors';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, expect, it } from 'vitest';
import { TestQuestions } from './testing/test-questions.ts';

let questions: TestQuestions;
afterEach(() => questions.close());

it('is ready once it knows the keys, reaches its log and has its read model', async () => {
  questions = await TestQuestions.start();
  await questions.app.sequences.reach({ AUTH: 1 });
  const answer = await questions.app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ready: true,
    checks: { identity: 'ok', log: 'ok', 'question-list': 'ok' },
  });
});

it('says so when its log is away, and lives on', async () => {
  const log = new MemoryLog('QUESTIONS');
  questions = await TestQuestions.start({ log });
  log.info = () => Promise.reject(new LogUnavailableError('away'));
  const answer = await questions.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json().checks.log).toBe('away');
  expect((await questions.app.inject('/livez')).statusCode).toBe(200);
});

it('can build its read model anew', async () => {
  questions = await TestQuestions.start();
  expect((await questions.app.inject('/internal/rebuild')).json()).toEqual(['question-list']);
});

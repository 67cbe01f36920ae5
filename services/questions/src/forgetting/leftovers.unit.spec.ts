import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attachments } from '../file/attachments.ts';
import { QuestionCommands } from '../question/commands.ts';
import { SealedQuestions } from '../read-models/question-list/question-list.ts';
import { pdf } from '../testing/files.ts';
import { asked, questionForm } from '../testing/question-form.ts';
import { TestQuestions } from '../testing/test-questions.ts';
import { eraseLeftovers, type Leftovers } from './leftovers.ts';

const HOUR = 60 * 60 * 1000;
let questions: TestQuestions;
let leftovers: Leftovers;

beforeEach(async () => {
  questions = await TestQuestions.start();
  const { log, vault, files, readModels } = questions.parts;
  const attachments = new Attachments(files, vault);
  leftovers = {
    commands: new QuestionCommands(log, vault, attachments),
    questions: new SealedQuestions(readModels.questionList),
    ...{ attachments, vault },
  };
});
afterEach(() => questions.close());

async function send(): Promise<string> {
  const form = await questionForm({ ...asked, file: { name: 'a.pdf', data: pdf } });
  const answer = await questions.app.inject({ method: 'POST', url: '/api/sendUs', ...form });
  await questions.settled();
  return answer.json()._id;
}

it('leaves what is in use', async () => {
  await send();
  expect(await eraseLeftovers(leftovers, Date.now() + 2 * HOUR)).toBe(0);
  expect(await questions.stored()).toHaveLength(1);
});

it('erases files that no question has, once they are old enough', async () => {
  const id = await send();
  await questions.parts.files.put(`${id}.${'0'.repeat(32)}`, pdf);
  await questions.parts.files.put(`0192f0c4-0000-7000-8000-000000000009.${'0'.repeat(32)}`, pdf);
  expect(await eraseLeftovers(leftovers, Date.now())).toBe(0);
  expect(await eraseLeftovers(leftovers, Date.now() + 2 * HOUR)).toBe(2);
  expect(await questions.stored()).toHaveLength(1);
});

it('buries a question whose key was erased, and its file with it', async () => {
  const id = await send();
  await questions.parts.vault.forget(`keys.question.${id}`);
  expect(await eraseLeftovers(leftovers, Date.now())).toBe(1);
  await questions.settled();
  expect(await leftovers.questions.counts()).toEqual({ total: 0, unanswered: 0 });
  expect(await questions.stored()).toEqual([]);
  expect(await eraseLeftovers(leftovers, Date.now())).toBe(0);
});

it('buries nothing for want of a key that was never erased', async () => {
  await send();
  const missing = { ...leftovers, vault: (await TestQuestions.start()).parts.vault };
  expect(await eraseLeftovers(missing, Date.now())).toBe(0);
  expect(await questions.events()).toBe(1);
});

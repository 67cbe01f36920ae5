import type { QuestionEvent } from '@portal/contracts/events/questions';
import type { Recorded } from '@portal/event-store/log';
import type { SealedQuestion } from './sealing.ts';

export type Sent = Extract<QuestionEvent, { type: 'portal.question.sent.v1' }>;
export type Edited = Extract<QuestionEvent, { type: 'portal.question.edited.v1' }>;
export type Deleted = Extract<QuestionEvent, { type: 'portal.question.deleted.v1' }>;

/** Its number is its place in the log: short, never given twice, and known when the question is stored. */
export function receive({ data, sequence, time }: Recorded<Sent>): SealedQuestion {
  const { questionId, title, name, email, text, file } = data;
  return {
    ...{ id: questionId, number: sequence, title, name, email, text, file },
    ...{ status: 'new', answer: null, createdAt: time, version: 1 },
  };
}

export function edit(question: SealedQuestion, { data }: Recorded<Edited>): SealedQuestion {
  const { questionId: _, editorId: __, ...changes } = data;
  return { ...question, ...changes, version: question.version + 1 };
}

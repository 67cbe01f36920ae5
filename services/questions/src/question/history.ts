import type { QuestionEvent } from '@portal/contracts/events/questions';
import type { EventLog, Recorded } from '@portal/event-store/log';
import { edit, receive } from './sealed-question.ts';
import type { SealedQuestion } from './sealing.ts';

export const questionSubject = (id: string) => `questions.question.${id}`;

/**
 * A question as its own events tell it; null when it was never sent, or is deleted.
 * @param atLeast a sequence of the question that must be in it
 * @throws LogUnavailableError
 */
export async function questionOf(log: EventLog, id: string, atLeast = 0): Promise<SealedQuestion | null> {
  const events = (await log.load(questionSubject(id), { atLeast })) as Recorded<QuestionEvent>[];
  return events.reduce<SealedQuestion | null>((question, event) => {
    if (event.type === 'portal.question.sent.v1') return receive(event);
    if (event.type === 'portal.question.deleted.v1') return null;
    return question && edit(question, event);
  }, null);
}

import type { Question, QuestionList } from '@portal/contracts/rest/question';

/** A question as the server answers it; its id, title and time come from its number. */
export function question(number: number, changes: Partial<Question> = {}): Question {
  return {
    _id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    number,
    title: `Вопрос ${number}`,
    name: 'Борис',
    email: 'boris@example.by',
    text: `Текст вопроса ${number}.`,
    file: null,
    status: 'new',
    answer: '',
    createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, number)).toISOString(),
    version: 1,
    ...changes,
  };
}

/** The answer of GET /api/SendUs for those questions, newest first. */
export function listOf(...sendUs: Question[]): QuestionList {
  const unanswered = sendUs.filter(({ status }) => status === 'new');
  const popularSendUs = unanswered.toReversed().slice(0, 3);
  return { sendUs, popularSendUs, total: sendUs.length, unanswered: unanswered.length };
}

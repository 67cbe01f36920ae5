import { type QuestionEvent, questionEvents } from '@portal/contracts/events/questions';
import type { Projection } from '@portal/event-store/projection';
import { foldQuestionList } from './fold.ts';

/** Questions in pages, sealed as the log holds them, and how many wait for an answer. */
export const questionListProjection: Projection<QuestionEvent> = {
  name: 'question-list',
  version: 2,
  stream: 'QUESTIONS',
  events: questionEvents,
  apply: foldQuestionList,
};

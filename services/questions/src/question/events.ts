import type { QuestionEvent } from '@portal/contracts/events/questions';

/** A question as its decisions need it. What people wrote is not in it: nothing is decided on that. */
export type QuestionState =
  | { status: 'absent' }
  | { status: 'deleted' }
  /** `object`: the name of its file in the object store. `version`: 1 when it was sent, and one more with each edit. */
  | { status: 'kept'; object: string | null; version: number };

export const absent: QuestionState = { status: 'absent' };

/** Folds one event of `questions.question.<id>` into the question's state. */
export function evolve(state: QuestionState, event: QuestionEvent): QuestionState {
  switch (event.type) {
    case 'portal.question.sent.v1':
      return { status: 'kept', object: event.data.file?.object ?? null, version: 1 };
    case 'portal.question.edited.v1':
      return state.status === 'kept' ? { ...state, version: state.version + 1 } : state;
    case 'portal.question.deleted.v1':
      return { status: 'deleted' };
  }
}

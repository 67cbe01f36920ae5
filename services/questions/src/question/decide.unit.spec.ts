import type { QuestionEvent } from '@portal/contracts/events/questions';
import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { QuestionNotFoundError, QuestionVersionError } from '../errors.ts';
import { questionDecider } from './decide.ts';

const questionId = '0192f0c4-0000-7000-8000-000000000001';
const editorId = '0192f0c4-0000-7000-8000-00000000000a';
const fields = { title: 'c2VhbGVk', name: 'c2VhbGVk', email: 'c2VhbGVk', text: 'c2VhbGVk' };
const file = {
  object: `${questionId}.${'a'.repeat(32)}`,
  name: 'c2VhbGVk',
  type: 'application/pdf',
  size: 3,
};

const sent: QuestionEvent = { type: 'portal.question.sent.v1', data: { questionId, ...fields, file } };
const answered: QuestionEvent = {
  type: 'portal.question.edited.v1',
  data: { questionId, editorId, status: 'answered', answer: 'c2VhbGVk' },
};
const deleted: QuestionEvent = { type: 'portal.question.deleted.v1', data: { questionId, editorId } };

const given = specify(questionDecider);
const send = { kind: 'send', questionId, fields, file } as const;
const changes = { status: 'answered', answer: 'c2VhbGVk' } as const;
const answer = { kind: 'edit', questionId, editorId, changes } as const;
const remove = { kind: 'delete', questionId, editorId } as const;

describe('sending', () => {
  it('makes a question with all that was given', () => {
    given().when(send).then(sent);
  });

  it('is refused when the id is taken, also by one that was deleted', () => {
    given(sent).when(send).thenThrows(IdempotencyConflictError);
    given(sent, deleted).when(send).thenThrows(IdempotencyConflictError);
  });

  it('is never decided anew for a request that came before', () => {
    given().when({ kind: 'repeat', questionId }).thenThrows(IdempotencyConflictError);
  });
});

describe('editing', () => {
  it('holds what changes and nothing else', () => {
    given(sent).when(answer).then(answered);
  });

  it('makes no event of no change', () => {
    given(sent)
      .when({ ...answer, changes: {} })
      .then();
  });

  it('is refused when somebody else was faster, and not when nobody was', () => {
    given(sent, answered)
      .when({ ...answer, expectedVersion: 1 })
      .thenThrows(QuestionVersionError);
    given(sent, answered)
      .when({ ...answer, changes: {}, expectedVersion: 1 })
      .thenThrows(QuestionVersionError);
    given(sent, answered)
      .when({ ...answer, expectedVersion: 2 })
      .then(answered);
  });

  it('is refused for what was never sent or is deleted', () => {
    given().when(answer).thenThrows(QuestionNotFoundError);
    given(sent, deleted).when(answer).thenThrows(QuestionNotFoundError);
  });
});

describe('deleting', () => {
  it('leaves a tombstone, with who did it', () => {
    given(sent, answered).when(remove).then(deleted);
    given(sent)
      .when({ ...remove, editorId: null })
      .then({ type: 'portal.question.deleted.v1', data: { questionId, editorId: null } });
  });

  it('is refused for what is not there', () => {
    given().when(remove).thenThrows(QuestionNotFoundError);
    given(sent, deleted).when(remove).thenThrows(QuestionNotFoundError);
  });
});

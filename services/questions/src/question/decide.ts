import type { QuestionEvent, SealedFile } from '@portal/contracts/events/questions';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { QuestionNotFoundError, QuestionVersionError } from '../errors.ts';
import { absent, evolve, type QuestionState } from './events.ts';
import type { SealedChanges, SealedFields } from './sealing.ts';

export type QuestionCommand =
  | { kind: 'send'; questionId: string; fields: SealedFields; file: SealedFile | null }
  /** A request that came before, to be known again by its Idempotency-Key: never decided anew. */
  | { kind: 'repeat'; questionId: string }
  | {
      kind: 'edit';
      questionId: string;
      editorId: string;
      changes: SealedChanges;
      /** Of If-Match; undefined: the last edit wins. */
      expectedVersion?: number | undefined;
    }
  /** After its key was erased. `editorId: null`: nobody asked, the key was found erased. */
  | { kind: 'delete'; questionId: string; editorId: string | null };

/**
 * What a command makes of a question. Sealed text differs each time it is sealed, so whether an edit changes anything is
 * for the caller to say.
 *
 * @throws {QuestionNotFoundError} the question was never sent or is deleted
 * @throws {QuestionVersionError} `expectedVersion` is not the question's version
 * @throws {IdempotencyConflictError} the id is taken: ids only ever meet through a reused Idempotency-Key
 */
export function decide(command: QuestionCommand, state: QuestionState): QuestionEvent[] {
  if (command.kind === 'send') {
    if (state.status !== 'absent') throw new IdempotencyConflictError();
    const { questionId, fields, file } = command;
    return [{ type: 'portal.question.sent.v1', data: { questionId, ...fields, file } }];
  }
  if (command.kind === 'repeat') throw new IdempotencyConflictError();
  if (state.status !== 'kept') throw new QuestionNotFoundError();
  const { questionId, editorId } = command;
  if (command.kind === 'delete') {
    return [{ type: 'portal.question.deleted.v1', data: { questionId, editorId } }];
  }
  const { changes, expectedVersion } = command;
  if (expectedVersion !== undefined && expectedVersion !== state.version) throw new QuestionVersionError();
  if (Object.keys(changes).length === 0) return [];
  return [
    { type: 'portal.question.edited.v1', data: { questionId, editorId: command.editorId, ...changes } },
  ];
}

export const questionDecider: Decider<QuestionCommand, QuestionEvent, QuestionState> = {
  decide,
  evolve,
  initial: () => absent,
};

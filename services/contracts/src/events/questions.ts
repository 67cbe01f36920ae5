import Type, { type Static } from 'typebox';
import { QuestionStatus } from '../rest/question.ts';
import { Id } from '../rest/text.ts';
import { Sealed } from './auth.ts';
import type { EventOf } from './event.ts';

/** A file in the object store `attachments`: its bytes and its name are sealed, `size` is what they were before. */
export const SealedFile = Type.Object({
  object: Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-f]{32}$' }),
  name: Sealed,
  type: Type.String(),
  size: Type.Integer({ minimum: 1 }),
});

/** Subject `questions.question.<id>`. All that a person wrote is sealed under `keys.question.<id>`. */
export const questionEvents = {
  'portal.question.sent.v1': Type.Object({
    questionId: Id,
    title: Sealed,
    name: Sealed,
    email: Sealed,
    text: Sealed,
    file: Type.Union([SealedFile, Type.Null()]),
  }),
  /** Only what changed. */
  'portal.question.edited.v1': Type.Object({
    questionId: Id,
    editorId: Id,
    title: Type.Optional(Sealed),
    name: Type.Optional(Sealed),
    email: Type.Optional(Sealed),
    text: Type.Optional(Sealed),
    status: Type.Optional(QuestionStatus),
    answer: Type.Optional(Sealed),
  }),
  /** The key was erased before. `editorId: null`: the service found it erased, as after the restore of an older log. */
  'portal.question.deleted.v1': Type.Object({ questionId: Id, editorId: Type.Union([Id, Type.Null()]) }),
};

export type SealedFile = Static<typeof SealedFile>;
export type QuestionEvent = EventOf<typeof questionEvents>;

import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { Id, Text, Timestamp } from './text.ts';

export const QuestionStatus = Type.Union([Type.Literal('new'), Type.Literal('answered')]);

/** A file beside a question, to be read at /api/SendUs/{id}/file by administrators. `size` in bytes. */
export const QuestionFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ minimum: 1 }),
  type: Type.String(),
});

/**
 * SPEC.md section 3, SendUs. `number` is what the person quotes on the phone; `answer` is empty until there is one.
 * `version` grows by one with each edit.
 */
export const Question = Type.Object({
  _id: Id,
  number: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  name: Type.String(),
  email: Type.String(),
  text: Type.String(),
  file: Type.Union([QuestionFile, Type.Null()]),
  status: QuestionStatus,
  answer: Type.String(),
  createdAt: Timestamp,
  version: Type.Integer({ minimum: 1 }),
});

/**
 * GET /api/SendUs: newest first. `popularSendUs`: at most three unanswered ones, longest waiting first. `total` and
 * `unanswered` count all questions, whatever the query asks for.
 */
export const QuestionList = Type.Object({
  sendUs: Type.Array(Question),
  popularSendUs: Type.Array(Question),
  total: Type.Integer({ minimum: 0 }),
  unanswered: Type.Integer({ minimum: 0 }),
});

/** Query of GET /api/SendUs: pages back in time from the question with the number `before`; without anything, all. */
export const QuestionListQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.question.page })),
    before: Type.Optional(Type.Integer({ minimum: 1 })),
    status: Type.Optional(QuestionStatus),
    /** Words that must all be in title, name, e-mail, text or answer, or the number; letter case does not matter. */
    search: Type.Optional(Type.String({ maxLength: limits.question.search })),
  },
  { additionalProperties: false },
);

const Email = Type.String({ minLength: 1, maxLength: limits.question.email.max, format: 'idn-email' });

const fields = {
  title: Text(limits.question.title),
  name: Text(limits.question.name),
  email: Email,
  text: Text(limits.question.text),
};

/**
 * POST /api/sendUs: JSON, or multipart with the file `file`. `website` is a trap for programs that fill in whatever they
 * find: people do not see the field, and leave it empty.
 */
export const CreateQuestionFields = Type.Object(
  { ...fields, website: Type.Optional(Type.String({ maxLength: 2_000 })) },
  { additionalProperties: false },
);

/** PUT /api/SendUs/{id}: what changes. `id` is accepted, as SPEC.md sends it, and must equal the path's. */
export const EditQuestionFields = Type.Partial(
  Type.Object({
    ...fields,
    id: Id,
    status: QuestionStatus,
    answer: Type.String({ maxLength: limits.question.answer }),
  }),
  { additionalProperties: false },
);

export type QuestionStatus = Static<typeof QuestionStatus>;
export type QuestionFile = Static<typeof QuestionFile>;
export type Question = Static<typeof Question>;
export type QuestionList = Static<typeof QuestionList>;
export type QuestionListQuery = Static<typeof QuestionListQuery>;
export type CreateQuestionFields = Static<typeof CreateQuestionFields>;
export type EditQuestionFields = Static<typeof EditQuestionFields>;

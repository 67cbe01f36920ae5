import { Question, QuestionList, QuestionListQuery } from '@portal/contracts/rest/question';
import { Id } from '@portal/contracts/rest/text';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { InvalidInputError } from '@portal/service-kit/errors';
import { expectedVersion } from '@portal/service-kit/if-match';
import Type from 'typebox';
import { QuestionNotFoundError } from '../errors.ts';
import type { QuestionAnswers } from './answers.ts';
import type { QuestionCommands } from './commands.ts';
import { editForm, JSON_BODY_BYTES, readEdit } from './form.ts';

const tags = ['Вопросы'];
const oneQuestion = Type.Object({ id: Id });
const notFound = new QuestionNotFoundError().message;

/** SPEC.md section 7: what administrators do at /api/SendUs and /api/SendUs/{id}. The gateway takes any letter case. */
export function useQuestionRoutes(app: Service, commands: QuestionCommands, answers: QuestionAnswers): void {
  app.get(
    '/api/sendUs',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Вопросы посетителей, новые сначала, и те, что ждут дольше всех',
        querystring: QuestionListQuery,
        response: { 200: QuestionList },
      },
    },
    async ({ query }) => answers.list(query),
  );

  app.put(
    '/api/sendUs/:id',
    {
      config: { access: 'admin', notFound, form: editForm, takes: ['If-Match'], refuses: [409] },
      bodyLimit: JSON_BODY_BYTES,
      schema: {
        tags,
        summary: 'Изменить вопрос или ответить на него',
        params: oneQuestion,
        response: { 200: Question },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const fields = await readEdit(request);
      if (fields.id !== undefined && fields.id !== id) {
        throw new InvalidInputError([{ field: 'id', message: 'Это идентификатор другого вопроса.' }]);
      }
      const { traceparent } = request;
      const over = expectedVersion(request.headers['if-match']);
      const editor = userOf(request).id;
      const { question, sequence } = await commands.edit(editor, id, fields, over, { traceparent });
      reply.wrote('QUESTIONS', sequence);
      return question;
    },
  );

  app.delete(
    '/api/sendUs/:id',
    {
      config: { access: 'admin', notFound, refuses: [409] },
      schema: {
        tags,
        summary: 'Удалить вопрос вместе с личными данными',
        params: oneQuestion,
        response: { 200: Question },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const { id } = request.params;
      const { question, sequence } = await commands.remove(userOf(request).id, id, { traceparent });
      reply.wrote('QUESTIONS', sequence);
      return question;
    },
  );
}

import { createHmac, randomBytes } from 'node:crypto';
import type { ErrorAnswer } from '@portal/contracts/rest/error';
import { Question } from '@portal/contracts/rest/question';
import type { Service } from '@portal/service-kit/create-service';
import { creationOf } from '@portal/service-kit/idempotency';
import type { FastifyReply } from 'fastify';
import type { InspectedFile } from '../file/inspect.ts';
import type { QuestionCommands } from './commands.ts';
import { JSON_BODY_BYTES, questionForm, readQuestion } from './form.ts';
import { htmlHeaders, refusedPage, sentPage } from './html-answer.ts';
import { prefersHtml } from './prefers-html.ts';
import type { Fields } from './sealing.ts';

/** A large file over a slow line. */
const UPLOAD_MS = 60_000;

/** SPEC.md section 7: POST /api/sendUs. A form that a browser posts by itself gets a page, a program gets JSON. */
export function useSendRoute(app: Service, commands: QuestionCommands): void {
  // Such a form has no Idempotency-Key, and a press too many would send it twice. Its own words are the key, under a
  // secret of this process: what stands in the log forever must tell nothing about them.
  const secret = randomBytes(32);
  const ownKey = (parts: readonly (string | Uint8Array)[]) =>
    parts.reduce((hmac, part) => hmac.update(part), createHmac('sha256', secret)).digest('base64url');

  app.post(
    '/api/sendUs',
    {
      // Whoever sends much makes the list late; that must cost nobody their question.
      config: {
        ...{ access: 'public', form: questionForm, html: true, fromLogAlone: true },
        takes: ['Idempotency-Key'],
      },
      bodyLimit: JSON_BODY_BYTES,
      handlerTimeout: UPLOAD_MS,
      schema: { tags: ['Вопросы'], summary: 'Отправить вопрос центру', response: { 201: Question } },
      onSend: async (request, reply, payload) => {
        if (reply.statusCode < 400 || !prefersHtml(request.headers.accept)) return payload;
        reply.headers(htmlHeaders);
        return refusedPage(JSON.parse(String(payload)) as ErrorAnswer);
      },
    },
    async (request, reply) => {
      const { fields, file } = await readQuestion(request);
      const parts = partsOf(fields, file);
      const html = prefersHtml(request.headers.accept);
      const creation = creationOf(request, 'questions', parts, html ? ownKey(parts) : undefined);
      const { question, sequence } = await commands.send(creation, fields, file);
      reply.wrote('QUESTIONS', sequence);
      reply.code(201);
      if (!html) return reply.send(question);
      const page: FastifyReply = reply;
      return page.headers(htmlHeaders).send(sentPage(question));
    },
  );
}

function partsOf({ title, name, email, text }: Fields, file: InspectedFile | null): (string | Uint8Array)[] {
  return [JSON.stringify([title, name, email, text, file?.name ?? '']), file?.data ?? ''];
}

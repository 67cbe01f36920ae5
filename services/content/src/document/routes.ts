import { Bytes, noBody } from '@portal/contracts/rest/bodies';
import { DocumentFields, DocumentPage, EditedDocument } from '@portal/contracts/rest/content';
import { limits } from '@portal/contracts/rest/limits';
import type { ReadModel } from '@portal/event-store/read-model';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { readForm } from '@portal/service-kit/form';
import { expectedVersion } from '@portal/service-kit/if-match';
import { Check } from '@portal/service-kit/validation';
import Type from 'typebox';
import type { EditorAnswers } from '../editor-answers.ts';
import { DocumentNotFoundError } from '../errors.ts';
import { documentId, type KeptDocument } from '../read-model/documents.ts';
import type { DocumentCommands } from './commands.ts';
import type { DocumentFiles } from './document-files.ts';

const onePage = Type.Object({ page: DocumentPage });
const oneFile = Type.Object({
  page: DocumentPage,
  name: Type.String({ pattern: '^[a-z0-9]{20,64}\\.pdf$' }),
});
const tags = ['Документы'];
const form = {
  fields: new Check(DocumentFields),
  file: { name: 'file', maxBytes: limits.document.bytes },
  orJson: false,
};
const notFound = new DocumentNotFoundError().message;
/** 20 MB over a slow line, then a thread that opens it. */
const UPLOAD_MS = 170_000;

/** PUT and DELETE /api/content/documents/{page}. */
export function useDocumentRoutes(app: Service, commands: DocumentCommands, answers: EditorAnswers): void {
  const config = { access: 'admin', notFound } as const;
  const schema = { tags, params: onePage, response: { 200: EditedDocument } };

  app.put(
    '/api/content/documents/:page',
    {
      config: { ...config, form, takes: ['If-Match'] },
      schema: { ...schema, summary: 'Опубликовать PDF на странице' },
      handlerTimeout: UPLOAD_MS,
    },
    async (request, reply) => {
      const { traceparent } = request;
      const { page } = request.params;
      const { fields, file } = await readForm(request, form);
      const publication = {
        page,
        editorId: userOf(request).id,
        expectedVersion: expectedVersion(request.headers['if-match']),
        edition: fields.edition ?? '',
        upload: file?.data.length ? file.data : null,
      };
      const { document, sequence } = await commands.publish(publication, { traceparent });
      reply.wrote('CONTENT', sequence);
      return answers.writtenDocument(page, document);
    },
  );

  const withdrawal = {
    config: { ...config, takes: ['If-Match'] },
    schema: { ...schema, summary: 'Убрать PDF со страницы' },
  } as const;
  app.delete('/api/content/documents/:page', withdrawal, async (request, reply) => {
    const { traceparent } = request;
    const { page } = request.params;
    const version = expectedVersion(request.headers['if-match']);
    const command = { page, editorId: userOf(request).id, expectedVersion: version };
    const { document, sequence } = await commands.withdraw(command, { traceparent });
    reply.wrote('CONTENT', sequence);
    return answers.writtenDocument(page, document);
  });
}

/**
 * GET /api/documents/{page}/{name}: the PDFs themselves, earlier versions too while the document is shown. A name is never
 * used for other bytes. `?download` saves it under a name that people recognise. Only pages of the portal may frame it.
 */
export function useDocumentFiles(app: Service, content: Pick<ReadModel, 'get'>, files: DocumentFiles): void {
  app.get(
    '/api/documents/:page/:name',
    {
      config: { access: 'public', notFound, takes: ['If-None-Match'] },
      schema: {
        tags,
        summary: 'Сам PDF; с ?download — для сохранения',
        params: oneFile,
        response: {
          200: { content: { 'application/pdf': { schema: Bytes } } },
          304: noBody('Не изменился.'),
        },
      },
    },
    async (request, reply) => {
      const { page, name } = request.params;
      const kept = await content.get<KeptDocument>(documentId(page));
      const version = kept?.shown && kept.versions.find((version) => version.name === name);
      if (!version) throw new DocumentNotFoundError();
      const etag = `"${name.slice(0, -'.pdf'.length)}"`;
      const saved = 'download' in (request.query as object);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
        'content-disposition': `${saved ? 'attachment' : 'inline'}; filename="${page}.pdf"`,
        // Nothing stricter: the browsers' own viewers are made of scripts and styles that a policy would stop.
        'content-security-policy': "frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
      });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const bytes = await files.get(name);
      if (!bytes) throw new DocumentNotFoundError();
      return reply.type('application/pdf').send(bytes);
    },
  );
}

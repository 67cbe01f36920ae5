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
const fields = new Check(DocumentFields);
const file = { name: 'file', maxBytes: limits.document.bytes };
const notFound = new DocumentNotFoundError().message;
/** 20 MB over a slow line, then a thread that opens it. */
const UPLOAD_MS = 170_000;

/** PUT and DELETE /api/content/documents/{page}. */
export function useDocumentRoutes(app: Service, commands: DocumentCommands, answers: EditorAnswers): void {
  const config = { access: 'admin', notFound } as const;
  const schema = { params: onePage, response: { 200: EditedDocument } };

  app.put(
    '/api/content/documents/:page',
    { config, schema, handlerTimeout: UPLOAD_MS },
    async (request, reply) => {
      const { traceparent } = request;
      const { page } = request.params;
      const form = await readForm(request, { fields, file });
      const publication = {
        page,
        editorId: userOf(request).id,
        expectedVersion: expectedVersion(request.headers['if-match']),
        edition: form.fields.edition ?? '',
        upload: form.file?.data.length ? form.file.data : null,
      };
      const { document, sequence } = await commands.publish(publication, { traceparent });
      reply.wrote('CONTENT', sequence);
      return answers.writtenDocument(page, document);
    },
  );

  app.delete('/api/content/documents/:page', { config, schema }, async (request, reply) => {
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
    { config: { access: 'public', notFound }, schema: { params: oneFile } },
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

import { Bytes } from '@portal/contracts/rest/bodies';
import { Id } from '@portal/contracts/rest/text';
import type { EventLog } from '@portal/event-store/log';
import type { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import Type from 'typebox';
import { FileNotFoundError } from '../errors.ts';
import { questionOf } from '../question/history.ts';
import { keySubject } from '../question/sealing.ts';
import type { Attachments } from './attachments.ts';
import { attachmentDisposition } from './file-name.ts';

interface Sources {
  log: EventLog;
  vault: Vault;
  attachments: Attachments;
}

const notFound = new FileNotFoundError().message;

/** GET /api/SendUs/{id}/file: what a visitor sent, for administrators, to be saved and never shown in place. */
export function useFileRoutes(app: Service, { log, vault, attachments }: Sources): void {
  app.get(
    '/api/sendUs/:id/file',
    {
      config: { access: 'admin', notFound },
      schema: {
        tags: ['Вопросы'],
        summary: 'Файл, приложенный к вопросу',
        params: Type.Object({ id: Id }),
        response: { 200: { content: { '*/*': { schema: Bytes } } } },
      },
    },
    async ({ params: { id } }, reply) => {
      const file = (await questionOf(log, id))?.file;
      if (!file) throw new FileNotFoundError();
      const [name, bytes] = await Promise.all([
        vault.open(keySubject(id), file.name),
        attachments.read(id, file),
      ]);
      if (name === null || !bytes) throw new FileNotFoundError();
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': attachmentDisposition(name),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(bytes);
    },
  );
}

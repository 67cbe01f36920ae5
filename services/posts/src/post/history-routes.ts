import { Post } from '@portal/contracts/rest/post';
import {
  DeletedPostList,
  PostHistory,
  PostVersion,
  RestorePostBody,
} from '@portal/contracts/rest/post-history';
import { Id } from '@portal/contracts/rest/text';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { expectedVersion } from '@portal/service-kit/if-match';
import Type from 'typebox';
import { PostNotFoundError, PostVersionNotFoundError } from '../errors.ts';
import type { PostAnswers } from './answers.ts';
import type { PostCommands } from './commands.ts';
import type { HistoryAnswers } from './history-answers.ts';

const tags = ['Новости'];
const onePost = Type.Object({ id: Id });
const oneVersion = Type.Object({ id: Id, version: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) });

/** What happened to posts, and ways back: /api/posts/deleted, /api/posts/{id}/history and /api/posts/{id}/restore. */
export function useHistoryRoutes(
  app: Service,
  commands: PostCommands,
  answers: PostAnswers,
  histories: HistoryAnswers,
): void {
  const notFound = new PostNotFoundError().message;
  const forAdmins = { access: 'admin', notFound } as const;

  app.get(
    '/api/posts/deleted',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Удалённые новости, которые ещё можно вернуть',
        response: { 200: DeletedPostList },
      },
    },
    () => histories.deleted(Date.now()),
  );

  app.get(
    '/api/posts/:id/history',
    {
      config: forAdmins,
      schema: { tags, summary: 'Что делали с новостью', params: onePost, response: { 200: PostHistory } },
    },
    async ({ params }) => {
      const history = await histories.history(params.id);
      if (!history) throw new PostNotFoundError();
      return history;
    },
  );

  app.get(
    '/api/posts/:id/history/:version',
    {
      config: { access: 'admin', notFound: new PostVersionNotFoundError().message },
      schema: {
        tags,
        summary: 'Новость, какой она была',
        params: oneVersion,
        response: { 200: PostVersion },
      },
    },
    async ({ params: { id, version } }) => {
      const told = await histories.version(id, Number(version), Date.now());
      if (!told) throw new PostVersionNotFoundError();
      return told;
    },
  );

  app.post(
    '/api/posts/:id/restore',
    {
      config: { ...forAdmins, takes: ['If-Match'] },
      schema: {
        tags,
        summary: 'Вернуть удалённую новость или её прежний вариант',
        params: onePost,
        body: RestorePostBody,
        response: { 200: Post },
      },
    },
    async (request, reply) => {
      const { params, body, traceparent, headers } = request;
      const { id: editorId } = userOf(request);
      const now = Date.now();
      const over = expectedVersion(headers['if-match']);
      const written =
        body.version === undefined
          ? await commands.restore(editorId, params.id, now, { traceparent })
          : await commands.restoreVersion(
              editorId,
              params.id,
              { version: body.version, expectedVersion: over, now },
              { traceparent },
            );
      reply.wrote('POSTS', written.sequence);
      return answers.written(written);
    },
  );
}

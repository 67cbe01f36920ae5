import { Post, PostList, PostListQuery } from '@portal/contracts/rest/post';
import { Id } from '@portal/contracts/rest/text';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { InvalidInputError } from '@portal/service-kit/errors';
import { creationOf } from '@portal/service-kit/idempotency';
import { expectedVersion } from '@portal/service-kit/if-match';
import Type from 'typebox';
import { PostNotFoundError } from '../errors.ts';
import type { PostAnswers } from './answers.ts';
import type { PostCommands } from './commands.ts';
import { createForm, editForm, JSON_BODY_BYTES, readCreateForm, readEditForm } from './form.ts';

const tags = ['Новости'];
const onePost = Type.Object({ id: Id });
const notFound = new PostNotFoundError().message;
/** A large picture over a slow line, then its turn in the queue. */
const UPLOAD_MS = 60_000;

/** SPEC.md section 7: /api/posts and /api/posts/{id}. */
export function usePostRoutes(app: Service, commands: PostCommands, answers: PostAnswers): void {
  const config = { access: 'admin', notFound } as const;
  const upload = {
    bodyLimit: JSON_BODY_BYTES,
    handlerTimeout: UPLOAD_MS,
  } as const;

  app.get(
    '/api/posts',
    {
      config: { access: 'public', refuses: [404] },
      schema: {
        tags,
        summary: 'Список новостей, новые сначала, и популярные',
        querystring: PostListQuery,
        response: { 200: PostList },
      },
    },
    async ({ query }) => {
      const list = await answers.list(query);
      if (!list) throw new PostNotFoundError();
      return list;
    },
  );

  app.get(
    '/api/posts/:id',
    {
      config: { access: 'public', notFound },
      schema: { tags, summary: 'Одна новость', params: onePost, response: { 200: Post } },
    },
    async ({ params }) => {
      const post = await answers.one(params.id);
      if (!post) throw new PostNotFoundError();
      return post;
    },
  );

  const creating = {
    ...upload,
    config: { ...config, form: createForm, takes: ['Idempotency-Key'] },
    schema: { tags, summary: 'Опубликовать новость', response: { 201: Post } },
  } as const;
  app.post('/api/posts', creating, async (request, reply) => {
    const { id: userId } = userOf(request);
    const { fields, upload } = await readCreateForm(request);
    const creation = creationOf(request, `posts/${userId}`, [JSON.stringify(fields), upload ?? '']);
    const written = await commands.publish(userId, creation, fields, upload);
    reply.wrote('POSTS', written.sequence);
    return reply.code(201).send(await answers.written(written));
  });

  app.put(
    '/api/posts/:id',
    {
      ...upload,
      config: { ...config, form: editForm, takes: ['If-Match'] },
      schema: { tags, summary: 'Изменить новость', params: onePost, response: { 200: Post } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { fields, upload } = await readEditForm(request);
      if (fields.id !== undefined && fields.id !== id) {
        throw new InvalidInputError([{ field: 'id', message: 'Это идентификатор другой новости.' }]);
      }
      const edit = { fields, upload, expectedVersion: expectedVersion(request.headers['if-match']) };
      const { traceparent } = request;
      const written = await commands.edit(userOf(request).id, id, edit, { traceparent });
      reply.wrote('POSTS', written.sequence);
      return answers.written(written);
    },
  );

  app.delete(
    '/api/posts/:id',
    { config, schema: { tags, summary: 'Удалить новость', params: onePost, response: { 200: Post } } },
    async (request, reply) => {
      const { traceparent } = request;
      const counted = await answers.tally(request.params.id);
      const written = await commands.remove(userOf(request).id, request.params.id, { traceparent });
      reply.wrote('POSTS', written.sequence);
      return answers.written(written, counted);
    },
  );
}

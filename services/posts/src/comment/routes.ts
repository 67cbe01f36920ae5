import {
  Comment,
  CommentBody,
  CommentList,
  ModeratedComment,
  ModeratedCommentList,
  ModerationBody,
  OwnCommentList,
} from '@portal/contracts/rest/comment';
import { Id } from '@portal/contracts/rest/text';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { InvalidInputError } from '@portal/service-kit/errors';
import { creationOf } from '@portal/service-kit/idempotency';
import Type from 'typebox';
import { CommentNotFoundError, PostNotFoundError } from '../errors.ts';
import type { CommentAnswers } from './answers.ts';
import type { CommentCommands } from './commands.ts';

const tags = ['Комментарии'];
const ofPost = Type.Object({ postId: Id });
const oneComment = Type.Object({ postId: Id, commentId: Id });
const notFound = new PostNotFoundError().message;
const commentNotFound = new CommentNotFoundError().message;

/** SPEC.md section 7: /api/posts/comments/{postId} and /api/comments/{postId}; below the latter each comment by its id. */
export function useCommentRoutes(app: Service, commands: CommentCommands, answers: CommentAnswers): void {
  app.get(
    '/api/posts/comments/:postId',
    {
      config: { access: 'public', notFound },
      schema: {
        tags,
        summary: 'Комментарии к новости, старые сначала',
        params: ofPost,
        response: { 200: CommentList },
      },
    },
    async ({ params }) => {
      const comments = await answers.list(params.postId);
      if (!comments) throw new PostNotFoundError();
      return comments;
    },
  );

  app.post(
    '/api/comments/:postId',
    {
      config: { access: 'user', notFound, takes: ['Idempotency-Key'] },
      schema: {
        tags,
        summary: 'Написать комментарий',
        params: ofPost,
        body: CommentBody,
        response: { 201: Comment },
      },
    },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      const { postId } = request.params;
      const { postId: named = postId, comment } = request.body;
      if (named !== postId) {
        throw new InvalidInputError([{ field: 'postId', message: 'Это идентификатор другой новости.' }]);
      }
      const creation = creationOf(request, `comments/${userId}`, [postId, comment]);
      const written = await commands.write(userId, creation, postId, comment);
      reply.wrote('POSTS', written.sequence);
      return reply.code(201).send(await answers.written(written));
    },
  );

  app.get(
    '/api/comments/mine',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Все свои комментарии', response: { 200: OwnCommentList } },
    },
    (request) => answers.own(userOf(request).id),
  );

  app.get(
    '/api/comments/:postId',
    {
      config: { access: 'admin', notFound },
      schema: {
        tags,
        summary: 'Комментарии к новости вместе со скрытыми',
        params: ofPost,
        response: { 200: ModeratedCommentList },
      },
    },
    async ({ params }) => {
      const comments = await answers.moderatedList(params.postId);
      if (!comments) throw new PostNotFoundError();
      return comments;
    },
  );

  app.delete(
    '/api/comments/:postId/:commentId',
    {
      config: { access: 'user', notFound: commentNotFound, refuses: [409] },
      schema: {
        tags,
        summary: 'Удалить комментарий: свой, а администратор — любой',
        params: oneComment,
        response: { 200: Comment },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const written = await commands.remove(userOf(request), request.params, { traceparent });
      reply.wrote('POSTS', written.sequence);
      return answers.written(written);
    },
  );

  app.put(
    '/api/comments/:postId/:commentId',
    {
      config: { access: 'admin', notFound: commentNotFound, refuses: [409] },
      schema: {
        tags,
        summary: 'Скрыть комментарий или показать снова',
        params: oneComment,
        body: ModerationBody,
        response: { 200: ModeratedComment },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const reason = reasonOf(request.body);
      const written = await commands.moderate(userOf(request).id, request.params, reason, { traceparent });
      reply.wrote('POSTS', written.sequence);
      return answers.moderated(written);
    },
  );
}

/** Null: the comment is shown. */
function reasonOf({ hidden, reason }: ModerationBody): string | null {
  if (!hidden) return null;
  if (reason === undefined) {
    throw new InvalidInputError([{ field: 'reason', message: 'Напишите, почему комментарий скрыт.' }]);
  }
  return reason;
}

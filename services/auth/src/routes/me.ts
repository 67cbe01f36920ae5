import { DeleteMeBody, MessageAnswer, MyData } from '@portal/contracts/rest/auth';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { WrongPasswordError } from '../errors.ts';
import type { Parts } from './parts.ts';

const NOTES = [
  'Пароль хранится только в виде необратимого отпечатка (argon2id).',
  'Комментарии, которые вы написали, видны всем на страницах новостей, кроме скрытых.',
  'Если удалить учётную запись, имя и пароль стираются, а комментарии остаются без имени.',
];

/** The person's own data: GET /api/auth/me/data to take along, POST /api/auth/me/delete to have all of it forgotten. */
export function meRoutes(app: Service, { accounts, departure, directory, failedLogins }: Parts): void {
  const tags = ['Вход и учётная запись'];
  app.get(
    '/api/auth/me/data',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Всё, что хранится об учётной записи', response: { 200: MyData } },
    },
    async (request, reply) => {
      const { id, role } = userOf(request);
      const { username } = await accounts.require(id);
      reply.header('cache-control', 'no-store');
      const registeredAt = directory.registeredAt(id) ?? '';
      return {
        exportedAt: new Date().toISOString(),
        account: { _id: id, username, role, registeredAt, password: 'argon2id' },
        notes: NOTES,
      };
    },
  );
  app.post(
    '/api/auth/me/delete',
    {
      config: { access: 'user', oneTimePassword: 'enough', refuses: [409, 429] },
      schema: {
        tags,
        summary: 'Удалить свою учётную запись',
        body: DeleteMeBody,
        response: { 200: MessageAnswer },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const { id } = userOf(request);
      const account = await accounts.require(id);
      const sure = await failedLogins.attempt(`confirm:${id}`, false, () =>
        accounts.authenticate(id, request.body.password),
      );
      if (!sure) throw new WrongPasswordError('password');
      await departure.begin(id, account.username, { traceparent });
      reply.wrote('AUTH', await departure.finish(id, { traceparent }));
      return { message: 'Учётная запись удалена.' };
    },
  );
}

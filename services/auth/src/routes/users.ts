import {
  MessageAnswer,
  OneTimePasswordAnswer,
  RoleBody,
  UserList,
  UserListQuery,
} from '@portal/contracts/rest/auth';
import { limits } from '@portal/contracts/rest/limits';
import { Id } from '@portal/contracts/rest/text';
import type { Service } from '@portal/service-kit/create-service';
import Type from 'typebox';
import type { Parts } from './parts.ts';

const tags = ['Пользователи'];
const params = Type.Object({ id: Id });
const config = { access: 'admin', notFound: 'Пользователь не найден.' } as const;
const DEFAULT_PAGE = 50;

/** What administrators do with accounts: /api/auth/users. */
export function usersRoutes(app: Service, parts: Parts): void {
  const { accounts, administration, passwordChange, sessions } = parts;
  app.get(
    '/api/auth/users',
    {
      config,
      schema: {
        tags,
        summary: 'Список пользователей, новые сначала',
        querystring: UserListQuery,
        response: { 200: UserList },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return listUsers(app, parts, request.query);
    },
  );
  app.put(
    '/api/auth/users/:id/role',
    {
      config: { ...config, refuses: [409] },
      schema: {
        tags,
        summary: 'Дать или снять права администратора',
        params,
        body: RoleBody,
        response: { 200: MessageAnswer },
      },
    },
    async (request, reply) => {
      const { traceparent, body } = request;
      const { role } = body;
      reply.wrote('AUTH', await administration.setRole(request.params.id, role, { traceparent }));
      return {
        message: role === 'admin' ? 'Права администратора даны.' : 'Права администратора сняты.',
      };
    },
  );
  app.post(
    '/api/auth/users/:id/password',
    {
      config,
      schema: {
        tags,
        summary: 'Задать одноразовый пароль: он показан один раз',
        params,
        response: { 200: OneTimePasswordAnswer },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const { id } = await accounts.require(request.params.id);
      const { password, sequence } = await passwordChange.setOneTime(id, { traceparent });
      reply.wrote('AUTH', sequence);
      reply.header('cache-control', 'no-store');
      return { password, message: 'Одноразовый пароль задан. Он показан один раз.' };
    },
  );
  app.post(
    '/api/auth/users/:id/logout',
    {
      config,
      schema: {
        tags,
        summary: 'Закончить все сеансы пользователя',
        params,
        response: { 200: MessageAnswer },
      },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const { id } = await accounts.require(request.params.id);
      reply.wrote('AUTH', (await sessions.endAll(id, { traceparent })).sequence);
      return { message: 'Пользователь вышел на всех устройствах.' };
    },
  );
}

async function listUsers(app: Service, { accounts, directory }: Parts, query: UserListQuery) {
  const { search: typed = '', role, limit = DEFAULT_PAGE, after } = query;
  const search = typed.trim();
  const isAdmin = (id: string) => app.identity.isAdmin(id);
  const only = role && ((id: string) => isAdmin(id) === (role === 'admin'));
  const page = await directory.page({ search, only, limit, after });
  if (search.length >= limits.username.min && !page.searchedAll && after === undefined) {
    // A whole name is found among all accounts, however old.
    const id = await accounts.holder(search);
    const exact = id === null || page.users.some((user) => user.id === id) ? null : await accounts.find(id);
    if (exact && (only?.(exact.id) ?? true)) {
      page.users.unshift({ ...exact, registeredAt: directory.registeredAt(exact.id) ?? '' });
    }
  }
  return {
    users: page.users.map(({ id, username, registeredAt }) => ({
      _id: id,
      username,
      role: isAdmin(id) ? ('admin' as const) : ('user' as const),
      registeredAt,
    })),
    total: directory.size,
    more: page.more,
    searchedAll: page.searchedAll,
  };
}

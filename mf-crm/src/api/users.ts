import type {
  MessageAnswer,
  OneTimePasswordAnswer,
  Role,
  UserList,
  UserListQuery,
} from '@portal/contracts/rest/auth';
import type { Api } from '@portal/contracts/web/mount';

const path = (id: string) => `/api/auth/users/${encodeURIComponent(id)}`;

/** GET /api/auth/users: newest first. */
export function getUsers(api: Api, query: UserListQuery, signal?: AbortSignal): Promise<UserList> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return api.get(`/api/auth/users?${parameters}`, signal ? { signal } : {});
}

/** PUT /api/auth/users/{id}/role: counts at once. */
export function setRole(api: Api, id: string, role: Role): Promise<MessageAnswer> {
  return api.send('PUT', `${path(id)}/role`, { role });
}

/** POST /api/auth/users/{id}/password: a password that is told this once; all sessions of the user end. */
export function setOneTimePassword(api: Api, id: string): Promise<OneTimePasswordAnswer> {
  return api.send('POST', `${path(id)}/password`);
}

/** POST /api/auth/users/{id}/logout */
export function endSessions(api: Api, id: string): Promise<MessageAnswer> {
  return api.send('POST', `${path(id)}/logout`);
}

import type { AuthAnswer, MessageAnswer, MyData, PasswordBody } from '@portal/contracts/rest/auth';
import type { Api } from '@portal/contracts/web/mount';

/** POST /api/auth/password: answers a new session; every other one has ended. */
export function changePassword(api: Api, body: PasswordBody): Promise<AuthAnswer> {
  return api.send('POST', '/api/auth/password', body);
}

/** POST /api/auth/logoutEverywhere: this session has ended too. */
export function leaveEverywhere(api: Api): Promise<MessageAnswer> {
  return api.send('POST', '/api/auth/logoutEverywhere');
}

/** GET /api/auth/me/data: all that is kept of the account. */
export function getMyData(api: Api): Promise<MyData> {
  return api.get('/api/auth/me/data');
}

/** POST /api/auth/me/delete: the account is gone for good. */
export function deleteMe(api: Api, password: string): Promise<MessageAnswer> {
  return api.send('POST', '/api/auth/me/delete', { password });
}

import type { AuthAnswer, LoginBody, RegisterBody } from '@portal/contracts/rest/auth';
import type { Api } from '@portal/contracts/web/mount';

/** POST /api/auth/login. */
export function login(api: Api, body: LoginBody): Promise<AuthAnswer> {
  return api.send('POST', '/api/auth/login', body);
}

/** POST /api/auth/register: the new user is signed in by its answer. */
export function register(api: Api, body: RegisterBody): Promise<AuthAnswer> {
  return api.send('POST', '/api/auth/register', body);
}

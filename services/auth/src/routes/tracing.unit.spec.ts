import type { AppendContext } from '@portal/event-store/log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ADMIN,
  login,
  memoryStorage,
  post,
  register,
  startTestApp,
  type TestApp,
} from '../testing/test-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

let test: TestApp;
let contexts: (AppendContext | undefined)[];

beforeEach(async () => {
  const storage = memoryStorage();
  test = await startTestApp(storage);
  contexts = [];
  for (const log of [storage.log, storage.credentialLog]) {
    const append = log.append.bind(log);
    vi.spyOn(log, 'append').mockImplementation((writes, context) => {
      contexts.push(context);
      return append(writes, context);
    });
  }
});
afterEach(() => test.close());

it('each event says which request it comes from', async () => {
  const { app } = test;
  const person = (await register(app, 'Анна', 'long enough', { traceparent })).json();
  const of = (token: string) => ({ traceparent, authorization: `Bearer ${token}` });
  const admin = of((await login(app, ADMIN.username, ADMIN.password)).json().token);
  const users = `/api/auth/users/${person.user._id}`;
  const again = async (password: string) => of((await login(app, 'Анна', password)).json().token);
  const calls = [
    () => app.inject({ method: 'PUT', url: `${users}/role`, headers: admin, payload: { role: 'admin' } }),
    () => app.inject({ method: 'POST', url: `${users}/logout`, headers: admin }),
    async () => app.inject({ method: 'POST', url: '/api/auth/logout', headers: await again('long enough') }),
    async () =>
      app.inject({ method: 'POST', url: '/api/auth/logoutEverywhere', headers: await again('long enough') }),
    async () => {
      const passwords = { current: 'long enough', password: 'quite another' };
      return post(app, '/api/auth/password', passwords, await again('long enough'));
    },
    async () => post(app, '/api/auth/me/delete', { password: 'quite another' }, await again('quite another')),
  ];
  for (const call of calls) {
    const before = contexts.length;
    const answer = await call();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(contexts.length).toBeGreaterThan(before);
  }
  expect(new Set(contexts.map((context) => context?.traceparent?.split('-')[1]))).toEqual(new Set([TRACE]));
});

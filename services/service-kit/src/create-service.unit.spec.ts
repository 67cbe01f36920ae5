import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService, type Service } from './create-service.ts';
import { TestAuth } from './testing/test-auth.ts';

const USER = '01890000-0000-7000-8000-00000000000a';
const ADMIN = '01890000-0000-7000-8000-00000000000b';

let auth: TestAuth;
let app: Service;

beforeEach(async () => {
  auth = await TestAuth.start();
  await auth.grantAdmin(ADMIN);
  app = await createService({ name: 'test', authLog: auth.log });
});
afterEach(() => app.close());

describe('who you are', () => {
  beforeEach(() => {
    const schema = { body: Type.Object({ title: Type.String() }, { additionalProperties: false }) };
    app.post('/user', { config: { access: 'user' }, schema }, async (request) => request.user);
    app.post('/admin', { config: { access: 'admin' }, schema }, async (request) => request.user);
  });

  it('is judged before what was sent', async () => {
    for (const payload of ['{broken', '{"title":{"$ne":null}}', 'x'.repeat(100_000)]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/admin',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toBe('Войдите, чтобы продолжить.');
    }
  });

  it('refuses a user where an administrator is asked for, before what was sent', async () => {
    const headers = { ...(await auth.headers(USER)), 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/admin', headers, payload: '{broken' });
    expect(answer.statusCode).toBe(403);
  });

  it('takes the role from the events, not from the token', async () => {
    const claimed = await auth.token({ userId: USER, claims: { role: 'admin' } });
    const headers = { authorization: `Bearer ${claimed}` };
    const refused = await app.inject({ method: 'POST', url: '/admin', headers, payload: { title: 'a' } });
    expect(refused.statusCode).toBe(403);

    const granted = await app.inject({
      method: 'POST',
      url: '/admin',
      headers: await auth.headers(ADMIN),
      payload: { title: 'a' },
    });
    expect(granted.json()).toMatchObject({ id: ADMIN, role: 'admin' });

    const sequence = await auth.withdrawAdmin(ADMIN);
    const withdrawn = await app.inject({
      method: 'POST',
      url: '/admin',
      headers: { ...(await auth.headers(ADMIN)), 'portal-required': `AUTH=${sequence}` },
      payload: { title: 'a' },
    });
    expect(withdrawn.statusCode).toBe(403);
  });
});

it('refuses a route that does not say who may use it', () => {
  expect(() => app.get('/open', async () => 'x')).toThrow('does not say who may use it');
});

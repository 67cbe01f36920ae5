import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe, login, newUser, OPERATOR_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
const ask = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method,
    url: `/internal/operator/${path}`,
    headers: { authorization: `Bearer ${OPERATOR_SECRET}`, ...headers },
    ...(payload && { payload }),
  });
const admins = async () => (await ask('GET', 'admins')).json();

describe('the door of the operator', () => {
  it('opens to the secret alone, and to nobody from outside', async () => {
    const wrong = { authorization: 'Bearer wrong' };
    expect((await ask('GET', 'admins', undefined, wrong)).statusCode).toBe(403);
    expect((await test.app.inject('/internal/operator/admins')).statusCode).toBe(403);
    expect((await ask('GET', 'admins', undefined, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
  });

  it('makes an administrator, whose password must be changed at the first login', async () => {
    const made = (await ask('POST', 'admins', { username: 'second' })).json();
    expect(made.made).toBe(true);
    const answer = (await login(test.app, 'second', made.password)).json();
    expect(answer.user).toMatchObject({ role: 'admin', oneTimePassword: true });
    expect(await admins()).toEqual(['admin', 'second']);
  });

  it('gives the right to somebody who is there, and leaves their password alone', async () => {
    const { password } = await newUser(test.app, 'anna');
    expect((await ask('POST', 'admins', { username: 'ANNA' })).json()).toEqual({ made: false });
    expect((await login(test.app, 'anna', password)).json().user.role).toBe('admin');
  });

  it('sets a one-time password', async () => {
    await newUser(test.app, 'boris');
    const { password } = (await ask('POST', 'password', { username: 'boris' })).json();
    expect((await login(test.app, 'boris', password)).json().user.oneTimePassword).toBe(true);
    expect((await ask('POST', 'password', { username: 'nobody here' })).statusCode).toBe(404);
  });

  it('takes the right, but never from the last', async () => {
    for (const username of ['second', 'anna']) {
      expect((await ask('PUT', 'role', { username, role: 'user' })).statusCode).toBe(200);
    }
    expect((await ask('PUT', 'role', { username: 'admin', role: 'user' })).statusCode).toBe(409);
    expect(await admins()).toEqual(['admin']);
  });

  it('changes the signing keys: what is signed goes on to count until it is done once more', async () => {
    const { token } = await newUser(test.app, 'vera');
    await ask('POST', 'rotate-keys');
    const renewed = await getMe(test.app, token);
    expect(decodeProtectedHeader(renewed.json().token).kid).not.toBe(decodeProtectedHeader(token).kid);
    const { last } = await test.storage.log.info();
    await ask('POST', 'rotate-keys');
    await test.app.identity.caughtUp(last + 1, 2_000);
    expect((await getMe(test.app, token)).statusCode).toBe(401);
    expect((await getMe(test.app, renewed.json().token)).statusCode).toBe(200);
  });
});

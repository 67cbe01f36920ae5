import type { MemoryLog } from '@portal/event-store/memory-log';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, getMe, login, post, register, startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const hashes = async () => {
  const { values } = await test.app.metrics.getSingleMetric('portal_auth_password_hashes_total')!.get();
  return values[0]?.value ?? 0;
};
const lastEvents = async () => (await test.storage.log.info()).last;

describe('registration', () => {
  it('answers the user, a token and the message of the specification', async () => {
    const good = await register(test.app, 'Анна Ковалёва', 'секретное слово');
    expect(good.statusCode).toBe(201);
    expect(good.json()).toEqual({
      user: { _id: expect.any(String), username: 'Анна Ковалёва', role: 'user' },
      token: expect.any(String),
      message: 'Регистрация прошла успешно!',
    });
    expect(good.headers['portal-seen']).toBe(`AUTH=${await lastEvents()}`);
    expect(good.headers['cache-control']).toBe('no-store');
  });

  it('takes a name once, without regard to letter case', async () => {
    await register(test.app, 'boris', 'long enough');
    const before = await lastEvents();
    const second = await register(test.app, 'BORIS', 'another password');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      message: 'Это имя пользователя уже занято.',
      errors: [{ field: 'username' }],
    });
    expect(await lastEvents()).toBe(before);
  });

  it('gives one of many who ask for a name at once the name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => register(test.app, 'wanted', `password ${i}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('keeps name and password out of the public log', async () => {
    await register(test.app, 'Невидимка', 'тайный пароль');
    const log = JSON.stringify(await readAll(test.storage.log as MemoryLog));
    expect(log).not.toMatch(/невидимка|тайный|argon2/i);
  });

  it('makes one user of a request that comes twice with its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'k-1' };
    const first = await register(test.app, 'twice', 'long enough', headers);
    const before = await lastEvents();
    const again = await register(test.app, 'twice', 'long enough', headers);
    expect(again.statusCode).toBe(201);
    expect(again.json().user).toEqual(first.json().user);
    expect(await lastEvents()).toBe(before);
    for (const [username, password] of [
      ['twice', 'another password'],
      ['other', 'long enough'],
    ] as const) {
      const other = await register(test.app, username, password, headers);
      expect(other.statusCode).toBe(409);
      expect(other.json().message).toBe('Этот запрос уже был отправлен с другими данными.');
    }
    expect(await lastEvents()).toBe(before);
  });
});

describe('login', () => {
  beforeAll(() => register(test.app, 'Вера', 'right password'));

  it('answers the user, a token and the message of the specification', async () => {
    const answer = await login(test.app, 'ВЕРА', 'right password');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: { _id: expect.any(String), username: 'Вера', role: 'user' },
      token: expect.any(String),
      message: 'Login successful!',
    });
  });

  it('answers a wrong password and an unknown name byte for byte alike, after one hash each', async () => {
    const start = await hashes();
    const wrong = await login(test.app, 'Вера', 'wrong password');
    const between = await hashes();
    const unknown = await login(test.app, 'nobody', 'wrong password');
    expect([between - start, (await hashes()) - between]).toEqual([1, 1]);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    const volatile = { date: '', 'request-id': '' };
    expect({ ...unknown.headers, ...volatile }).toEqual({ ...wrong.headers, ...volatile });
  });

  it('says after ten wrong passwords when to try again, but lets a known session in', async () => {
    const { token } = (await register(test.app, 'hammered', 'right password')).json();
    for (let i = 0; i < 10; i += 1) await login(test.app, 'hammered', 'wrong password');
    const refused = await login(test.app, 'hammered', 'right password');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toBe('Слишком много попыток входа. Попробуйте позже.');
    const known = await login(test.app, 'hammered', 'right password', { authorization: `Bearer ${token}` });
    expect(known.statusCode).toBe(200);
  });
});

describe('the token', () => {
  it('lives an hour and names key, user, session and role', async () => {
    const { token, user } = (await register(test.app, 'tokenholder', 'long enough')).json();
    const { alg, kid } = decodeProtectedHeader(token);
    expect(alg).toBe('EdDSA');
    expect(test.app.identity.key(kid!)).toBeDefined();
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ sub: user._id, role: 'user', sid: expect.any(String) });
    expect(claims.exp! - claims.iat!).toBe(3_600);
    expect(claims.auth_time).toBe(claims.iat);
  });

  it('is renewed by getMe within the same session', async () => {
    const first = (await register(test.app, 'renewer', 'long enough')).json();
    const me = await getMe(test.app, first.token);
    expect(me.statusCode).toBe(200);
    expect(me.json().user).toEqual(first.user);
    expect(Object.keys(me.json())).toEqual(['user', 'token']);
    const [before, after] = [decodeJwt(first.token), decodeJwt(me.json().token)];
    expect(after.sid).toBe(before.sid);
    expect(after.auth_time).toBe(before.auth_time);
  });
});

describe('the first administrator', () => {
  it('is made at the start and signs in as one', async () => {
    const answer = await login(test.app, ADMIN.username, ADMIN.password);
    expect(answer.json().user).toMatchObject({ username: 'admin', role: 'admin' });
  });

  it('is not made again at the next start, whatever the environment says then', async () => {
    const before = await lastEvents();
    await test.restart({ firstAdmin: { username: 'other', password: 'other password', oneTime: true } });
    expect(await lastEvents()).toBe(before);
    expect((await login(test.app, 'other', 'other password')).statusCode).toBe(401);
    expect((await login(test.app, ADMIN.username, ADMIN.password)).statusCode).toBe(200);
  });

  it('never takes over the account of somebody who has the name', async () => {
    const storage = await startTestApp(undefined, { firstAdmin: { username: 'x-admin', oneTime: false } });
    await register(storage.app, 'admin', 'my own password');
    await storage.restart({ firstAdmin: { ...ADMIN, oneTime: false } });
    expect((await login(storage.app, 'admin', ADMIN.password)).statusCode).toBe(401);
    const own = await login(storage.app, 'admin', 'my own password');
    expect(own.json().user.role).toBe('user');
    await storage.close();
  });
});

describe('bad input', () => {
  const long = 'x'.repeat(200);
  it.each<[string, unknown, number]>([
    ['an operator object as name', { username: { $ne: null }, password: 'long enough' }, 400],
    ['an operator object as password', { username: 'somebody', password: { $gt: '' } }, 400],
    ['numbers', { username: 12345, password: 12345678 }, 400],
    ['an array', ['somebody', 'long enough'], 400],
    ['a missing password', { username: 'somebody' }, 400],
    ['an unknown field', { username: 'somebody', password: 'long enough', role: 'admin' }, 400],
    ['null', null, 400],
    ['a password of 200 characters', { username: 'somebody', password: long }, 400],
    ['a blank name', { username: '     ', password: 'long enough' }, 400],
    [
      'prototype pollution',
      '{"username":"somebody","password":"long enough","__proto__":{"role":"admin"}}',
      400,
    ],
    ['broken JSON', '{"username":', 400],
    ['an empty body', '', 400],
    [
      'a body that is too large',
      JSON.stringify({ username: 'somebody', password: 'x'.repeat(100_000) }),
      413,
    ],
  ])('%s is refused in Russian, by register and login, and writes nothing', async (_name, body, status) => {
    const before = await lastEvents();
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    for (const url of ['/api/auth/register', '/api/auth/login']) {
      const answer = await post(test.app, url, payload, { 'content-type': 'application/json' });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/[а-я]/) });
      expect(answer.body).not.toMatch(/fst_|node_modules|ajv|syntaxerror|unexpected/i);
    }
    expect(await lastEvents()).toBe(before);
  });

  it('another kind of body is refused', async () => {
    const answer = await post(test.app, '/api/auth/login', 'username=a', { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });

  it('a name of unfit characters is refused with a reason beside the field', async () => {
    const answer = await register(test.app, '<script>', 'long enough');
    expect(answer.json().errors).toEqual([{ field: 'username', message: expect.any(String) }]);
  });
});

async function readAll(log: MemoryLog) {
  const { last } = await log.info();
  const events = [];
  for await (const event of log.read({ after: 0, signal: new AbortController().signal })) {
    events.push(event);
    if (event.sequence === last) break;
  }
  return events;
}

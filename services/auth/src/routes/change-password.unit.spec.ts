import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, as, getMe, login, newUser, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PATH = '/api/auth/password';

describe('a change of the password', () => {
  it('takes the new one from then on, ends every other session and gives a new one', async () => {
    const anna = await newUser(test.app, 'anna');
    const elsewhere = (await login(test.app, 'anna', anna.password)).json().token;
    const changed = await as(test.app, anna.token).post(PATH, {
      current: anna.password,
      password: 'another one',
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ user: { username: 'anna' }, message: /Пароль изменён/ });
    const { token } = changed.json();
    for (const ended of [anna.token, elsewhere]) {
      const refused = await as(test.app, ended, { after: changed }).get('/api/auth/getMe');
      expect([refused.statusCode, refused.json().message]).toEqual([
        401,
        'Время сеанса закончилось. Войдите снова.',
      ]);
    }
    expect((await getMe(test.app, token)).statusCode).toBe(200);
    expect((await login(test.app, 'anna', anna.password)).statusCode).toBe(401);
    expect((await login(test.app, 'anna', 'another one')).statusCode).toBe(200);
  });

  it('needs the right password that counts now, and says at which field it is wrong', async () => {
    const { token } = await newUser(test.app, 'boris');
    const answer = await as(test.app, token).post(PATH, { current: 'guessed it', password: 'another one' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'current', message: 'Неверный пароль.' }],
    ]);
    expect((await getMe(test.app, token)).statusCode).toBe(200);
  });

  it('refuses the same password', async () => {
    const { token, password } = await newUser(test.app, 'vera');
    const answer = await as(test.app, token).post(PATH, { current: password, password });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'password']);
  });

  it('that had broken off after the password was set is brought to its end by the same request', async () => {
    const { token, password } = await newUser(test.app, 'galina');
    const body = { current: password, password: 'another one' };
    const append = test.storage.log.append;
    test.storage.log.append = () => Promise.reject(new Error('crashed'));
    expect((await as(test.app, token).post(PATH, body)).statusCode).toBe(500);
    test.storage.log.append = append;
    const again = await as(test.app, token).post(PATH, body);
    expect(again.statusCode).toBe(200);
    expect((await as(test.app, token, { after: again }).get('/api/auth/getMe')).statusCode).toBe(401);
  });

  it('slows down whoever guesses in an open session, and not the owner who signs in', async () => {
    const { token, password } = await newUser(test.app, 'denis');
    const guess = () => as(test.app, token).post(PATH, { current: 'guess', password: 'another one' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(400);
    const slowed = await guess();
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '1']);
    expect((await login(test.app, 'denis', password)).statusCode).toBe(200);
  });
});

describe('a one-time password', () => {
  it('opens nothing but the change to one’s own', async () => {
    const elena = await newUser(test.app, 'elena');
    const admin = as(test.app, await adminToken(test.app));
    const set = await admin.post(`/api/auth/users/${elena.id}/password`);
    const { password } = set.json();
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect((await login(test.app, 'elena', elena.password)).statusCode).toBe(401);
    expect((await as(test.app, elena.token, { after: set }).get('/api/auth/getMe')).statusCode).toBe(401);

    const signedIn = await login(test.app, 'elena', password);
    expect(signedIn.json().user.oneTimePassword).toBe(true);
    const session = as(test.app, signedIn.json().token);
    expect((await session.get('/api/auth/getMe')).json().user.oneTimePassword).toBe(true);
    const refused = await session.get('/api/auth/me/data');
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Сначала замените одноразовый пароль своим.',
    ]);

    const changed = await session.post(PATH, { current: password, password: 'my own again' });
    expect(changed.json().user).toEqual({ _id: elena.id, username: 'elena', role: 'user' });
    expect((await as(test.app, changed.json().token).get('/api/auth/me/data')).statusCode).toBe(200);
  });

  it('keeps even an administrator from everything else', async () => {
    const fedor = await newUser(test.app, 'fedor');
    const admin = as(test.app, await adminToken(test.app));
    await admin.put(`/api/auth/users/${fedor.id}/role`, { role: 'admin' });
    const { password } = (await admin.post(`/api/auth/users/${fedor.id}/password`)).json();
    const { token } = (await login(test.app, 'fedor', password)).json();
    expect((await as(test.app, token).get('/api/auth/users')).statusCode).toBe(403);
  });
});

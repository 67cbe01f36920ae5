import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, login, newUser, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const status = async (token: string, after: { headers: object }) =>
  (await as(test.app, token, { after }).get('/api/auth/getMe')).statusCode;

describe('leaving', () => {
  it('ends this session, with every token it has, and no other', async () => {
    const anna = await newUser(test.app, 'anna');
    const renewed = (await as(test.app, anna.token).get('/api/auth/getMe')).json().token;
    const other = (await login(test.app, 'anna', anna.password)).json().token;
    const left = await as(test.app, anna.token).post('/api/auth/logout');
    expect([left.statusCode, left.json().message]).toEqual([200, 'Вы вышли.']);
    expect(await status(anna.token, left)).toBe(401);
    expect(await status(renewed, left)).toBe(401);
    expect(await status(other, left)).toBe(200);
  });

  it('everywhere ends all of them, and what begins at once afterwards counts', async () => {
    const boris = await newUser(test.app, 'boris');
    const other = (await login(test.app, 'boris', boris.password)).json().token;
    const left = await as(test.app, boris.token).post('/api/auth/logoutEverywhere');
    const again = (await login(test.app, 'boris', boris.password)).json().token;
    expect(await status(boris.token, left)).toBe(401);
    expect(await status(other, left)).toBe(401);
    expect(await status(again, left)).toBe(200);
  });

  it('concerns nobody else, and counts after a restart too', async () => {
    const vera = await newUser(test.app, 'vera');
    const galina = await newUser(test.app, 'galina');
    const left = await as(test.app, vera.token).post('/api/auth/logoutEverywhere');
    await test.restart();
    expect(await status(vera.token, left)).toBe(401);
    expect(await status(galina.token, left)).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, login, register, startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lastEvents = async () => (await test.storage.log.info()).last;

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

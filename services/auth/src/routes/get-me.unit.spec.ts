import type { Vault } from '@portal/event-store/vault';
import { SessionEndedError } from '@portal/service-kit/errors';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMe, login, register, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

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

  it('of somebody who is gone is refused', async () => {
    const { token } = (await register(test.app, 'leaving', 'long enough')).json();
    await (test.storage.vault as Vault).forget(`keys.user.${decodeJwt(token).sub}`);
    expect((await getMe(test.app, token)).statusCode).toBe(401);
    expect((await login(test.app, 'leaving', 'long enough')).statusCode).toBe(401);
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

  it('is renewed for twelve hours after the password, however busy its owner is, and not beyond', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let { token } = (await register(test.app, 'at work', 'long enough')).json();
    const began = Date.now();
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      vi.setSystemTime(began + minutes * 60_000);
      const me = await getMe(test.app, token);
      expect([minutes, me.statusCode]).toEqual([minutes, 200]);
      token = me.json().token;
    }
    // Clocks of two machines may differ by seconds.
    vi.setSystemTime(began + 12 * 60 * 60_000 + 10_000);
    const over = await getMe(test.app, token);
    expect([over.statusCode, over.json().message]).toEqual([401, new SessionEndedError().message]);
    vi.useRealTimers();
  });
});

import { LogUnavailableError } from '@portal/event-store/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  adminToken,
  as,
  getMe,
  login,
  newUser,
  register,
  startTestApp,
  type TestApp,
} from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DELETE = '/api/auth/me/delete';
const key = (id: string) => `keys.user.${id}`;
/** Whether the name can still be read from what the log holds. */
async function nameOf(id: string): Promise<string | null> {
  const [registered] = await test.storage.log.load(`auth.user.${id}`);
  return test.storage.vault.open(key(id), (registered!.data as { name: string }).name);
}

describe('my data', () => {
  it('holds what is kept of the account', async () => {
    const { token, id } = await newUser(test.app, 'Анна Петровна');
    const answer = await as(test.app, token).get('/api/auth/me/data');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: {
        _id: id,
        username: 'Анна Петровна',
        role: 'user',
        registeredAt: expect.stringMatching(/Z$/),
      },
    });
    expect(JSON.stringify(answer.json())).not.toContain('$argon2id');
  });
});

describe('the deletion of my account', () => {
  it('needs the password', async () => {
    const { token } = await newUser(test.app, 'boris');
    const answer = await as(test.app, token).post(DELETE, { password: 'guessed it' });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'password']);
    expect((await getMe(test.app, token)).statusCode).toBe(200);
  });

  it('forgets the name, ends every session and sets the name free', async () => {
    const vera = await newUser(test.app, 'vera');
    const other = (await login(test.app, 'vera', vera.password)).json().token;
    const deleted = await as(test.app, vera.token).post(DELETE, { password: vera.password });
    expect([deleted.statusCode, deleted.json().message]).toEqual([200, 'Учётная запись удалена.']);
    expect(await nameOf(vera.id)).toBeNull();
    for (const token of [vera.token, other]) {
      expect((await as(test.app, token, { after: deleted }).get('/api/auth/getMe')).statusCode).toBe(401);
    }
    expect((await login(test.app, 'vera', vera.password)).statusCode).toBe(401);
    const credential = await test.storage.credentialLog.load(`auth.credential.${vera.id}`);
    expect(credential.at(-1)?.type).toBe('portal.credential.erased.v1');
    const successor = await register(test.app, 'Vera', 'another person');
    expect(successor.statusCode).toBe(201);
    expect(successor.json().user._id).not.toBe(vera.id);
  });

  it('is refused to the last administrator, who keeps everything', async () => {
    const token = await adminToken(test.app);
    const answer = await as(test.app, token).post(DELETE, { password: 'correct horse' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Это последний администратор. Сначала назначьте администратором кого-нибудь ещё.',
    ]);
    expect((await getMe(test.app, token)).json().user.role).toBe('admin');
  });

  it('that broke off is finished at the next start', async () => {
    const galina = await newUser(test.app, 'galina');
    const forget = test.storage.vault.forget;
    test.storage.vault.forget = () => Promise.reject(new LogUnavailableError('away'));
    const broken = await as(test.app, galina.token).post(DELETE, { password: galina.password });
    expect(broken.statusCode).toBe(503);
    // She has asked for it: from now on she is nobody, whatever is still to be done.
    expect((await login(test.app, 'galina', galina.password)).statusCode).toBe(401);
    test.storage.vault.forget = forget;
    // A departure is given ten seconds to finish by itself.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    await test.restart();
    await vi.waitFor(async () => expect(await nameOf(galina.id)).toBeNull());
    vi.useRealTimers();
    await vi.waitFor(async () => {
      const past = await test.storage.log.load(`auth.user.${galina.id}`);
      expect(past.at(-1)?.type).toBe('portal.user.deleted.v1');
    });
    expect((await register(test.app, 'galina', 'another person')).statusCode).toBe(201);
  });
});

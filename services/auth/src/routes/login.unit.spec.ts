import { LogUnavailableError } from '@portal/event-store/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HashQueue } from '../password/hash-queue.ts';
import { ADMIN, login, register, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const hashes = async () => {
  const { values } = await test.app.metrics.getSingleMetric('portal_auth_password_hashes_total')!.get();
  return values[0]?.value ?? 0;
};

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

describe('when more passwords wait than the machine can hash soon', () => {
  it('the others are told to come back', async () => {
    const busy = await startTestApp(undefined, { queue: new HashQueue({ atOnce: 1, mostWaiting: 1 }) });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => login(busy.app, 'admin', ADMIN.password)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6 - refused.length);
    expect(refused[0]!.headers['retry-after']).toBe('2');
    await busy.close();
  });
});

describe('when the log is away', () => {
  it('nobody is told a wrong thing: 503, and all is well afterwards', async () => {
    const { log } = test.storage;
    const load = log.load.bind(log);
    log.load = () => Promise.reject(new LogUnavailableError('away'));
    for (const answer of [
      await login(test.app, 'x', 'y'),
      await register(test.app, 'somebody', 'long enough'),
    ]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    }
    log.load = load;
    expect((await login(test.app, ADMIN.username, ADMIN.password)).statusCode).toBe(200);
  });
});

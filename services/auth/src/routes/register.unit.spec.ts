import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnavailableError } from '@portal/event-store/errors';
import { MemoryKeyStore } from '@portal/event-store/key-store';
import type { MemoryLog } from '@portal/event-store/memory-log';
import { Vault } from '@portal/event-store/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { memoryStorage, OPERATOR_SECRET, register, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

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

  it('is refused before anything is written while the service does not know who it is', async () => {
    const storage = memoryStorage();
    storage.log.info = () => Promise.reject(new LogUnavailableError('away'));
    const dir = await mkdtemp(join(tmpdir(), 'portal-auth-'));
    const signingKeysPath = join(dir, 'signing-keys.json');
    const app = await createApp({
      storage,
      signingKeysPath,
      firstAdmin: { username: 'admin', oneTime: false },
      operatorSecret: OPERATOR_SECRET,
    });
    const answer = await register(app, 'early', 'long enough');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await storage.credentialLog.info()).last).toBe(0);
    await app.close();
    await rm(dir, { recursive: true });
  });

  it('keeps name and password out of the public log', async () => {
    await register(test.app, 'Невидимка', 'тайный пароль');
    const log = JSON.stringify(await readAll(test.storage.log as MemoryLog));
    expect(log).not.toMatch(/невидимка|тайный|argon2/i);
  });

  it('gives a name away whose holder was forgotten, though a restored log does not know it', async () => {
    const first = await register(test.app, 'forgotten', 'long enough');
    await test.storage.vault.forget(`keys.user.${first.json().user._id}`);
    const second = await register(test.app, 'forgotten', 'another person');
    expect(second.statusCode).toBe(201);
    expect(second.json().user._id).not.toBe(first.json().user._id);
    expect((await register(test.app, 'forgotten', 'a third person')).statusCode).toBe(409);
  });

  it('gives no name away because a key is missing that may come back with its backup', async () => {
    await register(test.app, 'unlocked', 'long enough');
    const emptied = await startTestApp({ ...test.storage, vault: new Vault(new MemoryKeyStore()) });
    expect((await register(emptied.app, 'unlocked', 'another person')).statusCode).toBe(409);
    await emptied.close();
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

async function readAll(log: MemoryLog) {
  const { last } = await log.info();
  const events = [];
  for await (const event of log.read({ after: 0, signal: new AbortController().signal })) {
    events.push(event);
    if (event.sequence === last) break;
  }
  return events;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from './start-portal.ts';

const PATIENCE = 300_000; // the front end is built when nobody has built it before

let dataDir: string;
let portal: Portal | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-admin-'));
});
afterAll(async () => {
  await portal?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function admin(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said: said.trim(), complained: complained.trim(), code };
}

async function login(username: string, password: string) {
  const answer = await fetch(`${portal!.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return { status: answer.status, body: (await answer.json()) as { token: string; user: object } };
}
const passwordIn = (words: string) => /Одноразовый пароль: (\S+)/.exec(words)?.[1] ?? '';

describe('npm run admin', () => {
  it('says how it is used when it is not understood', async () => {
    for (const args of [[], ['add'], ['list', 'anna'], ['constructor']]) {
      const { complained, code } = await admin(...args);
      expect([code, complained]).toEqual([1, expect.stringContaining('npm run admin -- add ИМЯ')]);
    }
  });

  let first: string;

  it(
    'makes the first administrator while no portal runs, and leaves nothing running',
    async () => {
      const { said, code } = await admin('add', 'Главная');
      expect([code, said]).toEqual([0, expect.stringContaining('Администратор «Главная» создан.')]);
      first = passwordIn(said);
      await expect(readFile(join(dataDir, 'run/portal.json'))).rejects.toThrow('ENOENT');
      expect((await admin('list')).said).toBe('Главная');
      const last = await admin('remove', 'Главная');
      expect([last.code, last.complained]).toEqual([1, expect.stringContaining('последний администратор')]);
    },
    PATIENCE,
  );

  it(
    'works on the running portal at once',
    async () => {
      portal = await startPortal({ dataDir, env: { DEMO: '0' } });
      expect(portal.adminPassword).toBeNull();
      const before = await login('Главная', first);
      expect(before.body.user).toMatchObject({ role: 'admin', oneTimePassword: true });

      const { said } = await admin('reset', 'главная');
      const me = await fetch(`${portal.url}/api/auth/getMe`, {
        headers: { authorization: `Bearer ${before.body.token}` },
      });
      expect(me.status).toBe(401);
      expect((await login('Главная', first)).status).toBe(401);
      expect((await login('Главная', passwordIn(said))).status).toBe(200);

      await admin('add', 'Вторая');
      expect((await admin('list')).said.split('\n')).toEqual(['Главная', 'Вторая']);
      expect((await admin('remove', 'Главная')).code).toBe(0);
      expect((await admin('rotate-keys')).said).toContain('Ключи подписи сменены.');
    },
    PATIENCE,
  );

  it('can not be reached through the site', async () => {
    const answer = await fetch(`${portal!.url}/internal/operator/admins`);
    expect(answer.status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, as, login, newUser, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await adminToken(test.app);
});
afterAll(() => test.close());

interface Listed {
  _id: string;
  username: string;
  role: string;
}

async function list(query = '', after?: { headers: object }) {
  const answer = await as(test.app, admin, after && { after }).get(`/api/auth/users${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { users: Listed[]; total: number; more: boolean; searchedAll: boolean };
}
const names = ({ users }: { users: Listed[] }) => users.map(({ username }) => username);

describe('the list of users', () => {
  it('shows the newest first, in pages', async () => {
    const made = [];
    for (const name of ['Алла', 'Белла', 'Вероника']) made.push(await newUser(test.app, name));
    const first = await list('?limit=2');
    expect(names(first)).toEqual(['Вероника', 'Белла']);
    expect([first.more, first.total]).toEqual([true, 4]);
    const second = await list(`?limit=2&after=${made[1]!.id}`);
    expect(names(second)).toEqual(['Алла', 'admin']);
    expect(second.more).toBe(false);
  });

  it('finds part of a name, whatever its letter case', async () => {
    const found = await list(`?search=${encodeURIComponent('ЕЛЛ')}`);
    expect(names(found)).toEqual(['Белла']);
    expect(found.searchedAll).toBe(true);
    expect(names(await list(`?search=${encodeURIComponent('никто')}`))).toEqual([]);
  });

  it('shows administrators alone when asked', async () => {
    expect(names(await list('?role=admin'))).toEqual(['admin']);
  });

  it('no longer shows whoever has deleted their account', async () => {
    const leaving = await newUser(test.app, 'Уходящая');
    const deleted = await as(test.app, leaving.token).post('/api/auth/me/delete', {
      password: leaving.password,
    });
    expect(names(await list('', deleted))).not.toContain('Уходящая');
  });

  it('is for administrators', async () => {
    const { token } = await newUser(test.app, 'Гость');
    expect((await as(test.app, token).get('/api/auth/users')).statusCode).toBe(403);
    expect((await test.app.inject('/api/auth/users')).statusCode).toBe(401);
  });
});

describe('the role of a user', () => {
  it('is given and taken, and counts at once for the tokens that are there', async () => {
    const { id, token } = await newUser(test.app, 'Дарья');
    const given = await as(test.app, admin).put(`/api/auth/users/${id}/role`, { role: 'admin' });
    expect(given.json().message).toBe('Права администратора даны.');
    expect((await as(test.app, token, { after: given }).get('/api/auth/users')).statusCode).toBe(200);
    const taken = await as(test.app, admin).put(`/api/auth/users/${id}/role`, { role: 'user' });
    expect((await as(test.app, token, { after: taken }).get('/api/auth/users')).statusCode).toBe(403);
  });

  it('stays with the last administrator', async () => {
    const { users } = await list('?role=admin');
    const answer = await as(test.app, admin).put(`/api/auth/users/${users[0]!._id}/role`, { role: 'user' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('последний')]);
  });

  it('can not be given to nobody', async () => {
    const answer = await as(test.app, admin).put(`/api/auth/users/${crypto.randomUUID()}/role`, {
      role: 'admin',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Пользователь не найден.']);
  });
});

describe('sessions of a user', () => {
  it('are ended by an administrator; the password stays', async () => {
    const { id, token, password } = await newUser(test.app, 'Ева');
    const ended = await as(test.app, admin).post(`/api/auth/users/${id}/logout`);
    expect((await as(test.app, token, { after: ended }).get('/api/auth/getMe')).statusCode).toBe(401);
    expect((await login(test.app, 'Ева', password)).statusCode).toBe(200);
  });
});

import type { EditedPlace } from '@portal/contracts/rest/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestContent, type TestUser } from '../testing/test-content.ts';

const fields = {
  ...{ section: 'banks', name: 'Отделение банка', address: 'улица Примерная, 2', phone: '', hours: '9–18' },
  ...{ stepFree: 'yes', accessNote: 'Пандус справа', map: '' },
};
const missing = '00000000-0000-7000-8000-000000000000';

let content: TestContent;
let admin: TestUser;
beforeAll(async () => {
  content = await TestContent.start();
  admin = await content.user('Мария', 'admin');
});
afterAll(() => content.close());

type Method = 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers = {}) =>
  content.app.inject({
    ...{ method, url: `/api/content/places${path}`, headers: { ...admin.headers, ...headers } },
    ...(payload && { payload }),
  });
const add = async (changes = {}) => (await call('POST', '', { ...fields, ...changes })).json<EditedPlace>();
const placesOf = async (section: string): Promise<EditedPlace[]> => {
  const guide = (await content.read('/api/content/guide')).json();
  return guide.find(({ id }: { id: string }) => id === section).places;
};

describe('a place of the city guide', () => {
  it('is added, and stands under its heading by name', async () => {
    const answer = await call('POST', '', fields);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        ...{ ...fields, _id: expect.any(String), version: 1 },
        ...{ editedAt: expect.any(String), editedBy: 'Мария' },
      },
    ]);
    await add({ name: 'Ателье банкнот' });
    expect((await placesOf('banks')).map(({ name }) => name)).toEqual(['Ателье банкнот', 'Отделение банка']);
  });

  it('moves to another heading with its history, and is not under two', async () => {
    const { _id } = await add({ section: 'sport', name: 'Бассейн' });
    const moved = await call('PUT', `/${_id}`, { ...fields, section: 'health', name: 'Бассейн' });
    expect(moved.json()).toMatchObject({ section: 'health', version: 2 });
    expect(await placesOf('sport')).toEqual([]);
    expect((await placesOf('health')).map(({ name }) => name)).toEqual(['Бассейн']);
    const history = (await content.read('/api/content/history?of=guide:sport', admin.headers)).json();
    expect(history.map(({ action, name }: { action: string; name: string }) => [action, name])).toEqual([
      ['changed', 'Бассейн'],
      ['added', 'Бассейн'],
    ]);
    expect(history[0].changes).toEqual([{ field: 'section', before: 'sport', after: 'health' }]);
  });

  it('is removed, and its removal is in the history', async () => {
    const { _id } = await add({ section: 'social', name: 'Клуб' });
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(204);
    expect(await placesOf('social')).toEqual([]);
    const [last] = (await content.read('/api/content/history?of=guide:social', admin.headers)).json();
    expect(last).toMatchObject({ action: 'removed', name: 'Клуб', by: 'Мария' });
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(404);
  });

  it('is not changed or removed by who has read an older version', async () => {
    const { _id } = await add({ section: 'services' });
    await call('PUT', `/${_id}`, { ...fields, section: 'services', hours: '8–17' });
    const stale = { 'if-match': '"1"' };
    expect((await call('PUT', `/${_id}`, fields, stale)).statusCode).toBe(409);
    expect((await call('DELETE', `/${_id}`, undefined, stale)).statusCode).toBe(409);
    expect((await placesOf('services'))[0]).toMatchObject({ hours: '8–17', version: 2 });
  });

  it('is added once by a request that comes twice', async () => {
    const headers = { 'idempotency-key': 'again' };
    const [first, second] = [
      (await call('POST', '', { ...fields, section: 'education' }, headers)).json(),
      (await call('POST', '', { ...fields, section: 'education' }, headers)).json(),
    ];
    expect(second._id).toBe(first._id);
    expect(await placesOf('education')).toHaveLength(1);
    expect((await call('POST', '', fields, headers)).statusCode).toBe(409);
  });

  it('finds no room under a heading with a hundred places', async () => {
    for (let n = 0; n < 100; n += 1) await add({ section: 'utilities', name: `Дом ${n}` });
    await placesOf('utilities');
    const answer = await call('POST', '', { ...fields, section: 'utilities' });
    expect(answer.json().errors[0].field).toBe('section');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ section: 'weather' }, 'section'],
    [{ stepFree: 'maybe' }, 'stepFree'],
    [{ phone: 'нет' }, 'phone'],
    [{ map: 'https://evil.example' }, 'map'],
    [{ address: 'д'.repeat(201) }, 'address'],
    [{ colour: 'red' }, 'colour'],
  ])('is refused beside the field that is wrong: %j', async (changes, field) => {
    const answer = await call('POST', '', { ...fields, ...changes });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });

  it('that is not there is not found', async () => {
    expect((await call('PUT', `/${missing}`, fields)).statusCode).toBe(404);
    expect((await call('PUT', '/x', fields)).statusCode).toBe(404);
  });
});

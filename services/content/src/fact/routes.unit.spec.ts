import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestContent, type TestUser } from '../testing/test-content.ts';

const contacts = {
  phones: [{ number: '8 (0000) 12-34-56', note: 'Приёмная' }],
  emails: [{ address: 'centre@example.org', note: '' }],
  addresses: [{ address: 'улица Примерная, 1', note: '' }],
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
};
const hours = { days: 'Каждый день', opens: '9:00', closes: '18:30', lunchFrom: '', lunchTo: '' };
const links = {
  ...{ socialProtection: 'https://example.org/', associations: '', plainLanguage: '' },
  ...{ accessibleEnvironment: '', barrierFree: '' },
};

let content: TestContent;
let admin: TestUser;
beforeAll(async () => {
  content = await TestContent.start();
  admin = await content.user('Мария', 'admin');
});
afterAll(() => content.close());

const put = (topic: string, payload: object | string, headers: Record<string, string> = {}) =>
  content.app.inject({
    ...{ method: 'PUT', url: `/api/content/${topic}`, payload },
    headers: { 'content-type': 'application/json', ...admin.headers, ...headers },
  });

describe('what the centre says of itself', () => {
  it('is set by an administrator and read by everybody', async () => {
    const answer = await put('contacts', contacts);
    expect(answer.json()).toMatchObject({ value: contacts, version: 1, editedBy: 'Мария' });
    expect(answer.headers['portal-seen']).toMatch(/CONTENT=\d+/);
    expect((await content.read('/api/content/facts')).json().contacts).toEqual(contacts);
  });

  it('is kept trimmed, with addresses of frames in one form', async () => {
    const map = '<iframe src="https://yandex.by/map-widget/v1/?a=1&amp;b=2"></iframe>';
    const answer = await put('contacts', { ...contacts, addresses: [{ address: ' Дом ', note: ' ' }], map });
    expect(answer.json().value).toMatchObject({
      addresses: [{ address: 'Дом', note: '' }],
      map: 'https://yandex.by/map-widget/v1/?a=1&b=2',
    });
  });

  it('is not overwritten by who has read an older version', async () => {
    const first = (await put('hours', hours, { 'if-match': '"0"' })).json();
    expect(first).toMatchObject({ value: hours, version: 1 });
    const late = await put('hours', { ...hours, days: 'Никогда' }, { 'if-match': '"0"' });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/изменил кто-то другой/);
    expect((await content.read('/api/content/facts')).json().hours).toEqual(hours);
    const again = (await put('hours', hours, { 'if-match': '"1"' })).json();
    expect(again).toEqual(first);
  });

  it('has a history: who, when, what it was and became', async () => {
    await put('emergency', { heating: '111', housing: '' });
    const other = await content.user('Пётр', 'admin');
    await put('emergency', { heating: '112', housing: '' }, other.headers);
    const history = await content.read('/api/content/history?of=emergency', admin.headers);
    expect(history.json()).toEqual([
      {
        ...{ at: expect.any(String), by: 'Пётр', action: 'changed', name: '' },
        changes: [{ field: 'heating', before: '111', after: '112' }],
      },
      {
        ...{ at: expect.any(String), by: 'Мария', action: 'changed', name: '' },
        changes: [
          { field: 'heating', before: null, after: '111' },
          { field: 'housing', before: null, after: '' },
        ],
      },
    ]);
  });

  it('shows administrators everything at once, with versions and sites for maps and videos', async () => {
    const everything = (await content.read('/api/content/edit', admin.headers)).json();
    expect(everything.contacts).toMatchObject({ version: 2, editedBy: 'Мария' });
    expect(everything.videos).toEqual({ value: [], version: 0, editedAt: null, editedBy: '' });
    expect([everything.guide.length, everything.documents.length]).toEqual([9, 11]);
    expect(everything.frameSources).toContain('https://rutube.ru');
  });

  it('keeps videos and the map of a heading', async () => {
    const video = { title: 'Встреча', caption: 'Назовите себя.', video: 'https://youtu.be/abc' };
    await put('videos', [video]);
    expect((await content.read('/api/content/videos')).json()).toEqual([
      { ...video, video: 'https://www.youtube-nocookie.com/embed/abc' },
    ]);
    const map = 'https://yandex.by/map-widget/v1/?um=1';
    expect((await put('guide/banks', { map })).json()).toMatchObject({ value: map, version: 1 });
    const guide = (await content.read('/api/content/guide')).json();
    expect(guide.find(({ id }: { id: string }) => id === 'banks').map).toBe(map);
  });
});

describe('bad input', () => {
  const video = { title: 'а', caption: '', video: 'https://evil.example/' };
  it.each([
    ['contacts', { ...contacts, map: 'https://evil.example/' }, 'map'],
    ['contacts', { ...contacts, phones: [{ number: 'позвоните', note: '' }] }, 'phones.0.number'],
    ['contacts', { ...contacts, emails: [{ address: 'нет', note: '' }] }, 'emails.0.address'],
    ['contacts', { ...contacts, addresses: [{ address: '  ', note: '' }] }, 'addresses.0.address'],
    ['contacts', { ...contacts, phones: Array(5).fill(contacts.phones[0]) }, 'phones'],
    ['contacts', { ...contacts, fax: '1' }, 'fax'],
    ['contacts', {}, 'phones'],
    ['hours', { ...hours, opens: '25:00' }, 'opens'],
    ['hours', { ...hours, closes: '8:00' }, 'closes'],
    ['hours', { ...hours, lunchFrom: '13:00' }, 'lunchTo'],
    ['hours', { ...hours, lunchFrom: '14:00', lunchTo: '13:00' }, 'lunchTo'],
    ['emergency', { heating: 'жэк', housing: '' }, 'heating'],
    ['links', { ...links, plainLanguage: 'javascript:alert(1)' }, 'plainLanguage'],
    ['links', { ...links, plainLanguage: 'example.org' }, 'plainLanguage'],
    ['videos', [video], '0.video'],
    ['videos', [{ ...video, title: '', video: 'https://rutube.ru/play/embed/1' }], '0.title'],
    ['guide/banks', { map: 'нет' }, 'map'],
  ])('of %s is refused beside its field: %j', async (topic, value, field) => {
    const answer = await put(topic, value);
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().errors.map((error: { field: string }) => error.field);
    expect(fields).toContain(field);
    expect(answer.json().errors[0].message).toMatch(/[а-я]/);
  });

  it.each([
    ['a body that is none', 'contacts', '{'],
    ['a list instead of an object', 'contacts', '[]'],
    ['nothing', 'hours', 'null'],
  ])('%s is 400', async (_, topic, body) => {
    expect((await put(topic, body)).statusCode).toBe(400);
  });

  it('a wrong version is 400, an unknown topic or heading is not found', async () => {
    expect((await put('hours', hours, { 'if-match': 'x' })).statusCode).toBe(400);
    expect((await put('weather', {})).statusCode).toBe(404);
    expect((await put('guide/weather', { map: '' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await content.read('/api/content/history?of=weather', admin.headers)).statusCode).toBe(400);
  });
});

describe('who is no administrator', () => {
  it.each([
    ['PUT', '/api/content/contacts'],
    ['PUT', '/api/content/guide/banks'],
    ['PUT', '/api/content/documents/zakon-o-prav-inv'],
    ['DELETE', '/api/content/documents/zakon-o-prav-inv'],
    ['POST', '/api/content/places'],
    ['GET', '/api/content/edit'],
    ['GET', '/api/content/history?of=contacts'],
  ] as const)('may not %s %s', async (method, url) => {
    expect((await content.app.inject({ method, url })).statusCode).toBe(401);
    const { headers } = await content.user('Гость');
    expect((await content.app.inject({ method, url, headers })).statusCode).toBe(403);
  });
});

import { LogUnavailableError } from '@portal/event-store/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestContent } from './testing/test-content.ts';

let content: TestContent;

beforeEach(async () => {
  content = await TestContent.start();
  await content.app.sequences.reach({ AUTH: 1 });
});
afterEach(() => content.close());

describe('content', () => {
  it('is ready once it knows the keys, reaches its log and has its read models', async () => {
    const answer = await content.app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().checks).toEqual({ identity: 'ok', log: 'ok', content: 'ok', users: 'ok' });
  });

  it('says so when its log is away, and lives on', async () => {
    content.parts.log.info = () => Promise.reject(new LogUnavailableError('away'));
    const answer = await content.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().checks.log).toBe('away');
    expect((await content.app.inject('/livez')).statusCode).toBe(200);
  });

  it('invents nothing before the centre has said anything', async () => {
    expect((await content.read('/api/content/facts')).json()).toEqual({
      contacts: { phones: [], emails: [], addresses: [], map: '' },
      hours: {
        days: 'Понедельник–пятница',
        ...{ opens: '8:00', closes: '17:00', lunchFrom: '13:00', lunchTo: '14:00' },
      },
      emergency: { heating: '', housing: '' },
      sample: { posts: [], places: [], documents: [] },
      links: {
        ...{ socialProtection: '', associations: '', plainLanguage: '' },
        ...{ accessibleEnvironment: '', barrierFree: '' },
      },
    });
    expect((await content.read('/api/content/videos')).json()).toEqual([]);
    expect((await content.read('/api/content/documents')).json()).toEqual([]);
    const guide = (await content.read('/api/content/guide')).json();
    expect(guide.map(({ title }: { title: string }) => title)).toEqual([
      ...['Образование', 'Услуги', 'Банки', 'Спорт', 'Здравоохранение', 'Жилищно-коммунальное хозяйство'],
      ...['Социальные объекты', 'Связь', 'Охрана правопорядка'],
    ]);
    expect(guide.every((section: { places: unknown[] }) => section.places.length === 0)).toBe(true);
  });
});

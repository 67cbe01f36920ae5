import { describe, expect, it } from 'vitest';
import type { Sources } from '../sources.ts';
import { documentPage, guidePage, libraryPage } from './centre.ts';

const answering = (answers: Record<string, unknown>) =>
  ({ get: async (target: string) => answers[target] ?? null }) as unknown as Sources;

describe('without JavaScript', () => {
  it('the page of a document leads to its PDF', async () => {
    const target = '/api/content/documents/zakon-o-prav-inv';
    const url = '/api/documents/zakon-o-prav-inv/a1.pdf';
    const document = {
      url,
      size: 2_621_440,
      pages: 12,
      edition: '',
      publishedAt: '2026-11-20T09:05:00.000Z',
    };
    const answer = { page: 'zakon-o-prav-inv', document };
    const facts = { sample: { documents: [] } };
    const sources = answering({ [target]: answer, '/api/content/facts': facts });
    const page = await documentPage(sources, 'zakon-o-prav-inv');
    expect(page.loaded?.text).toContain(`<a href="${url}">Открыть документ</a> (PDF, страниц: 12, 2,5 МБ`);
    expect(page.loaded?.text).not.toContain('образец');
    expect(page.answers).toEqual({ [target]: answer, '/api/content/facts': facts });
    const none = await documentPage(
      answering({ [target]: { ...answer, document: null } }),
      'zakon-o-prav-inv',
    );
    expect(none.loaded?.text).toContain('Центр ещё не добавил');
    const sample = await documentPage(
      answering({ [target]: answer, '/api/content/facts': { sample: { documents: [url] } } }),
      'zakon-o-prav-inv',
    );
    expect(sample.loaded?.text).toContain('Это образец.');
  });

  it('the guide lists its places, escaped', async () => {
    const place = {
      ...{ _id: '1', version: 1, section: 'banks', name: 'Банк <1>', address: 'улица Примерная, 2' },
      ...{ phone: '8 (0000) 1', hours: '9–18', stepFree: 'yes', accessNote: '', map: '' },
    };
    const guide = [
      { id: 'banks', title: 'Банки', map: 'https://yandex.by/map-widget/v1/?a=1&b=2', places: [place] },
      { id: 'sport', title: 'Спорт', map: '', places: [] },
    ];
    const text = (await guidePage(answering({ '/api/content/guide': guide }))).loaded?.text ?? '';
    expect(text).toContain('<h3>Банк &lt;1&gt;</h3>');
    expect(text).toContain('<a href="tel:800001">8 (0000) 1</a>');
    expect(text).toContain('Можно войти без ступеней.');
    expect(text).toContain('a=1&amp;b=2');
    expect(text).toContain('Мест здесь пока нет.');
  });

  it('the library says what each video is about', async () => {
    const video = { title: 'Встреча', caption: 'Раз.\n\nДва.', video: 'https://rutube.ru/play/embed/1' };
    const page = await libraryPage(answering({ '/api/content/videos': [video] }));
    expect(page.loaded?.text).toContain('<h3>Встреча</h3><p>Раз.</p><p>Два.</p>');
    const none = await libraryPage(answering({ '/api/content/videos': [] }));
    expect(none.loaded?.text).toContain('Центр ещё не добавил');
  });
});

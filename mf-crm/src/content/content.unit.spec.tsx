// @vitest-environment happy-dom

import { noFacts } from '@portal/contracts/content/defaults';
import { documentPages } from '@portal/contracts/content/document-pages';
import { guideSections } from '@portal/contracts/content/guide-sections';
import { mount, signedIn } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { timesSaid } from '../testing/times-said.ts';
import { ContentPage } from './content-page.tsx';
import { fieldInWords, valueInWords } from './history-words.ts';
import { SubjectPage } from './subject-page.tsx';

const never = { version: 0, editedAt: null, editedBy: '' };
const everything = {
  contacts: { value: noFacts.contacts, ...never },
  hours: { value: noFacts.hours, version: 3, editedAt: '2026-11-20T09:05:00.000Z', editedBy: 'Мария' },
  emergency: { value: noFacts.emergency, ...never },
  links: { value: noFacts.links, ...never },
  videos: { value: [], ...never },
  guide: guideSections.map(({ id }) => ({ id, map: { value: '', ...never }, places: [] })),
  documents: documentPages.map((page) => ({ page, document: null, versions: [], ...never })),
  frameSources: ['https://rutube.ru'],
};
const EDIT = 'GET /api/content/edit';
const show = (of: string, answers: Parameters<typeof network>[0]) => {
  const api = network({ [EDIT]: () => everything, ...answers });
  const shell = mount(`/crm/content/${of}`, api, signedIn('admin'));
  renderPage(SubjectPage, shell);
  return { api, shell };
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the list of what can be changed', () => {
  it('leads to everything, and says what is filled in and by whom', async () => {
    renderPage(ContentPage, mount('/crm/content', network({ [EDIT]: () => everything }), signedIn('admin')));
    const hours = await screen.findByRole('link', { name: 'Часы работы' });
    expect(hours.getAttribute('href')).toBe('/crm/content/hours');
    expect(hours.parentElement?.textContent).toContain('Заполнено. Изменено: 20 ноября 2026, Мария');
    expect(screen.getAllByText('Документа ещё нет')).toHaveLength(documentPages.length);
    expect(screen.getAllByText('Мест: 0')).toHaveLength(guideSections.length);
  });

  it('is for administrators alone', () => {
    const shell = mount('/crm/content', network({}), signedIn('user'));
    renderPage(ContentPage, shell);
    expect(shell.told.navigated).toEqual(['/']);
  });
});

describe('an editor', () => {
  it('sends the version that it began from, and says that it is saved', async () => {
    let sent: unknown[] = [];
    const saved = {
      value: { ...noFacts.hours, days: 'Каждый день' },
      version: 4,
      editedAt: null,
      editedBy: '',
    };
    const { shell } = show('hours', {
      'PUT /api/content/hours': (body, headers) => {
        sent = [body, headers];
        return saved;
      },
    });
    const days = await screen.findByLabelText('По каким дням');
    await userEvent.clear(days);
    await userEvent.type(days, 'Каждый день');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText(/Сохранено\. Это уже на сайте\./);
    expect(timesSaid(/Сохранено/, shell)).toBe(1);
    expect(sent).toEqual([saved.value, { 'If-Match': '"3"' }]);
  });

  it('of the guide says once that a place is gone', async () => {
    const place = {
      _id: 'p1',
      name: 'Банк на углу',
      address: 'Садовая, 1',
      phone: '',
      hours: '',
      stepFree: 'yes',
      accessNote: '',
      map: '',
      ...never,
    };
    const guide = everything.guide.map((section, index) =>
      index === 0 ? { ...section, places: [place] } : section,
    );
    const { shell } = show(`guide:${guideSections[0]?.id}`, {
      [EDIT]: () => ({ ...everything, guide }),
      'DELETE /api/content/places/p1': () => place,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Банк на углу»' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Удалить/ }));
    await screen.findByText(/Место «Банк на углу» удалено/);
    expect(timesSaid(/удалено/, shell)).toBe(1);
  });

  it('shows what is wrong beside the field, and keeps what was typed', async () => {
    const fields = [{ field: 'phones.0.number', message: 'Здесь есть недопустимые символы.' }];
    show('contacts', {
      'PUT /api/content/contacts': () => {
        throw refusal(400, 'Проверьте.', fields);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить телефон' }));
    await userEvent.type(screen.getByLabelText('Телефон 1'), 'звоните');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    const link = await screen.findByRole('link', { name: fields[0]?.message });
    await userEvent.click(link);
    const phone = screen.getByLabelText('Телефон 1');
    expect(document.activeElement).toBe(phone);
    expect([phone.getAttribute('aria-invalid'), (phone as HTMLInputElement).value]).toEqual([
      'true',
      'звоните',
    ]);
  });

  it('brings back what was typed before the page was left', async () => {
    show('emergency', {});
    await userEvent.type(await screen.findByLabelText('Тепловые сети'), '112');
    cleanup();
    show('emergency', {});
    expect(((await screen.findByLabelText('Тепловые сети')) as HTMLInputElement).value).toBe('112');
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    expect((screen.getByLabelText('Тепловые сети') as HTMLInputElement).value).toBe('');
  });

  it('asks what wins after a lost race, and saves over the newest version', async () => {
    const versions: unknown[] = [];
    const newest = { ...everything, hours: { ...everything.hours, version: 7 } };
    let reads = 0;
    show('hours', {
      [EDIT]: () => (reads++ === 0 ? everything : newest),
      'PUT /api/content/hours': (body, headers) => {
        versions.push(headers?.['If-Match']);
        if (versions.length === 1) throw refusal(409, 'Эти сведения уже изменил кто-то другой.');
        return { value: body, version: 8, editedAt: null, editedBy: '' };
      },
    });
    await userEvent.type(await screen.findByLabelText('По каким дням'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить мой вариант вместо него' }));
    await screen.findByText(/Сохранено\. Это уже на сайте\./);
    expect(versions).toEqual(['"3"', '"7"']);
  });

  it('tells who changed what and when', async () => {
    const changes = [{ field: 'opens', before: '8:00', after: '9:00' }];
    const entry = { at: '2026-11-20T09:05:00.000Z', by: 'Мария', action: 'changed', name: '', changes };
    show('hours', { 'GET /api/content/history?of=hours': () => [entry] });
    await userEvent.click(await screen.findByRole('button', { name: 'Показать историю' }));
    const line = await screen.findByText('Начало работы: было «8:00», стало «9:00»');
    expect(line.closest('ol')?.textContent).toContain('20 ноября 2026, 12:05, Мария: изменено');
  });

  it('of nothing that there is says so', async () => {
    show('weather', {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Такого материала нет');
  });
});

describe('a history in words', () => {
  it.each([
    [null, '', 'пусто'],
    ['', 'phone', 'пусто'],
    [[], 'phones', 'пусто'],
    [
      [
        { number: '112', note: '' },
        { number: '103', note: 'скорая' },
      ],
      'phones',
      '112; 103, скорая',
    ],
    ['partly', 'stepFree', 'с помощью или через другой вход'],
    ['banks', 'section', 'Банки'],
    [51_200, 'size', '50 КБ'],
  ])('tells %j of %s as %s', (value, field, words) => {
    expect(valueInWords(value, field)).toBe(words);
  });

  it('has a name for each field, or the field itself', () => {
    expect([fieldInWords('heating'), fieldInWords('plainLanguage'), fieldInWords('x')]).toEqual([
      ...['Тепловые сети', 'Ясный язык', 'x'],
    ]);
  });
});

// @vitest-environment happy-dom

import { noFacts } from '@portal/contracts/content/defaults';
import { documentPages } from '@portal/contracts/content/document-pages';
import { guideSections } from '@portal/contracts/content/guide-sections';
import { pages } from '@portal/contracts/web/pages';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { area } from './area.tsx';
import { mount, type TestMount } from './testing/mount.ts';

// A machine that is busy with other tests may need longer than the second that is allowed by default.
configure({ asyncUtilTimeout: 8_000 });

const owned = pages.filter(({ owner }) => owner === 'mf-legal');

/** A part of the area on a shell of that address. */
function show(path: string, answers: Record<string, unknown> = {}): TestMount & { container: HTMLElement } {
  const Page = area.routes.find((route) => route.path === path)?.Page;
  if (!Page) throw new Error(`no page at ${path}`);
  const shell = mount(path, answers);
  return { ...shell, ...render(<Page {...shell} />) };
}

const refused = Object.assign(new Error('Сервис недоступен.'), { name: 'ApiError', status: 503 });
const facts = {
  ...noFacts,
  contacts: {
    phones: [{ number: '8 (0000) 12-34-56', note: 'Приёмная' }],
    emails: [{ address: 'centre@example.org', note: '' }],
    addresses: [{ address: 'улица Примерная, 1', note: 'Вход со двора' }],
    map: 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  },
  hours: { days: 'Каждый день', opens: '9:00', closes: '18:00', lunchFrom: '', lunchTo: '' },
};

beforeAll(async () => {
  for (const { prerender } of area.routes) await prerender?.();
});

describe('the area of legal and reference pages', () => {
  it.each(owned)('shows a page at $path under the title that everybody knows', async ({ path, title }) => {
    const shell = show(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(shell.titles).toEqual([title]);
    await expect.poll(() => screen.queryByText('Загрузка...')).toBeNull();
  });

  it('has no page that nobody asked for', () => {
    expect(area.routes.map(({ path }) => path).sort()).toEqual(owned.map(({ path }) => path).sort());
  });

  it.each(['/contacts', '/putevoditel', '/audiobiblioteka-dlya-nezryachikh', '/zakon-o-prav-inv'])(
    'says at %s what went wrong, and tries again',
    async (path) => {
      const addresses = ['facts', 'guide', 'videos', 'documents/zakon-o-prav-inv'];
      const failing = addresses.map((name) => [`/api/content/${name}`, refused]);
      const shell = show(path, Object.fromEntries(failing));
      expect((await screen.findByRole('alert')).textContent).toContain('Сервис недоступен.');
      shell.answer('/api/content/facts', noFacts);
      shell.answer('/api/content/guide', []);
      shell.answer('/api/content/videos', []);
      shell.answer('/api/content/documents/zakon-o-prav-inv', { document: null });
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
      expect((await screen.findAllByText(/Центр ещё не/)).length).toBeGreaterThan(0);
    },
  );
});

describe('contacts', () => {
  it.each([
    ['the page', area.routes[0]?.Page],
    ['the block of the home page', area.fragments.contacts],
  ])('give the support hours and the way to write on %s', async (_, Part) => {
    if (!Part) throw new Error('the part is missing');
    const { container } = render(<Part {...mount('/contacts')} />);
    await screen.findByText(/Центр ещё не указал|Телефоны и адреса центр ещё не указал/);
    expect(container.textContent).toContain('Понедельник–пятницас 8:00 до 17:00');
    expect(container.textContent).toContain('Обедс 13:00 до 14:00');
    expect(screen.getByRole('link', { name: 'Написать нам' }).getAttribute('href')).toBe('/SendUsForm');
    expect(container.querySelector('a[href^="tel:"], a[href^="mailto:"], iframe')).toBeNull();
  });

  it.each([
    ['the page', area.routes[0]?.Page],
    ['the block of the home page', area.fragments.contacts],
  ])('show what the centre has given on %s', async (_, Part) => {
    if (!Part) throw new Error('the part is missing');
    const { container } = render(<Part {...mount('/contacts', { '/api/content/facts': facts })} />);
    const call = await screen.findByRole('link', { name: '8 (0000) 12-34-56' });
    expect(call.getAttribute('href')).toBe('tel:80000123456');
    const write = screen.getByRole('link', { name: 'centre@example.org' });
    expect(write.getAttribute('href')).toBe('mailto:centre@example.org');
    expect(screen.getByText('улица Примерная, 1')).toBeTruthy();
    expect(screen.getByText('Вход со двора')).toBeTruthy();
    expect(container.textContent).toContain('Каждый деньс 9:00 до 18:00');
    expect(container.textContent).not.toContain('Обед');
    expect(container.textContent).not.toContain('ещё не указал');
  });

  it('load the map after a press', async () => {
    show('/contacts', { '/api/content/facts': facts });
    const button = await screen.findByRole('button', { name: 'Показать карту' });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(facts.contacts.map);
  });

  it('are asked for again when the visitor comes back to the page', async () => {
    const shell = show('/contacts');
    await screen.findByText(/Центр ещё не указал/);
    shell.answer('/api/content/facts', facts);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('улица Примерная, 1')).toBeTruthy();
    shell.answer('/api/content/facts', refused);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(screen.getByText('улица Примерная, 1')).toBeTruthy();
  });
});

describe('a page of a document', () => {
  const url = '/api/documents/zakon-o-prav-inv/a1b2c3d4e5f60718293a4b5c6d7e8f90.pdf';
  const file = {
    url,
    size: 2_516_582,
    pages: 12,
    edition: '2024-01-31',
    publishedAt: '2026-11-20T09:05:00.000Z',
  };
  const answers = { '/api/content/documents/zakon-o-prav-inv': { page: 'zakon-o-prav-inv', document: file } };

  it('tells size, pages and dates, and leads to the file', async () => {
    const { container } = show('/zakon-o-prav-inv', answers);
    const open = await screen.findByRole('link', { name: 'Открыть документ' });
    expect(open.getAttribute('href')).toBe(url);
    const download = screen.getByRole('link', { name: 'Скачать документ' });
    expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([
      `${url}?download`,
      true,
    ]);
    for (const words of ['PDF, 2,4 МБ', '12', '31 января 2024', '20 ноября 2026']) {
      expect(container.textContent).toContain(words);
    }
  });

  it('shows the file in the page after a press', async () => {
    show('/zakon-o-prav-inv', answers);
    const button = await screen.findByRole('button', { name: 'Посмотреть на этой странице' });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(url);
  });

  it('says plainly that there is none yet, and where the state publishes it', async () => {
    const { container } = show('/zakon-o-prav-inv');
    expect(await screen.findByText(/Центр ещё не добавил сюда этот документ/)).toBeTruthy();
    expect(container.textContent).toContain('pravo.by');
    expect(screen.queryByRole('link', { name: 'Открыть документ' })).toBeNull();
  });

  it.each(documentPages)('/%s leads to the question form with the subject filled in', (page) => {
    const { titles } = show(`/${page}`);
    const href = screen.getByRole('link', { name: 'Запросить в другом формате' }).getAttribute('href');
    const query = new URL(href ?? '', 'http://localhost').searchParams;
    expect(query.get('title')).toBe(`Документ в другом формате: ${titles[0]}`);
  });
});

describe('the city guide', () => {
  const place = {
    ...{ _id: '1', version: 1, section: 'banks', name: 'Отделение банка', address: 'улица Примерная, 2' },
    ...{ phone: '8 (0000) 11-11-11', hours: '9:00–18:00', stepFree: 'partly', accessNote: 'Звонок у двери' },
    map: 'https://yandex.by/map-widget/v1/?um=1',
  };

  it('has nine headings, and says that there is nothing yet', async () => {
    show('/putevoditel');
    await screen.findByText(/Центр ещё не добавил/);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(guideSections.map(({ title }) => title));
  });

  it('shows a place with its address first and its map after a press', async () => {
    const guide = guideSections.map(({ id, title }) => ({
      ...{ id, title, map: '', places: id === 'banks' ? [place] : [] },
    }));
    show('/putevoditel', { '/api/content/guide': guide });
    const banks = within(await screen.findByRole('region', { name: 'Банки' }));
    expect(banks.getByRole('heading', { level: 3 }).textContent).toBe('Отделение банка');
    expect(banks.getByText('улица Примерная, 2')).toBeTruthy();
    expect(banks.getByText(/с помощью или через другой вход\. Звонок у двери/)).toBeTruthy();
    expect(banks.getByRole('link').getAttribute('href')).toBe('tel:80000111111');
    await userEvent.click(banks.getByRole('button', { name: 'Показать на карте: Отделение банка' }));
    expect(screen.getByTitle('Карта: Отделение банка').getAttribute('src')).toBe(place.map);
    expect(screen.getByRole('navigation', { name: 'Заголовки путеводителя' }).textContent).toContain(
      'Банки— мест: 1',
    );
  });
});

describe('the audio library', () => {
  it('shows each video after a press, with what is said in it', async () => {
    const video = {
      title: 'Встреча',
      caption: 'Назовите себя.\n\nПодайте руку.',
      video: 'https://rutube.ru/play/embed/1',
    };
    show('/audiobiblioteka-dlya-nezryachikh', { '/api/content/videos': [video] });
    await screen.findByRole('heading', { level: 3, name: 'Встреча' });
    expect(screen.getByText('Подайте руку.')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Показать видео: Встреча' }));
    expect(screen.getByTitle('Видео: Встреча').getAttribute('src')).toBe(video.video);
  });
});

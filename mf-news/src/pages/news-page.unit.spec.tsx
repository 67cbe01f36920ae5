// @vitest-environment happy-dom

import { mount } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { post, posts } from '@portal/contracts/testing/post';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { NewsPage } from './news-page.tsx';

const first = 'GET /api/posts?limit=24';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the page of all news', () => {
  it('says that it is loading, then shows a card for each post with a link to it', async () => {
    const api = network({ [first]: () => ({ posts: posts(2), popularPosts: [] }) });
    renderPage(NewsPage, mount('/news', api));
    expect(screen.getByText('Загрузка...')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Новость 1' });
    expect(link.getAttribute('href')).toBe(`/news/${post(1)._id}`);
    expect(screen.getByRole('link', { name: 'Новость 2' })).toBeTruthy();
  });

  it('cuts long titles and texts on the card, while the link keeps the whole title as its name', async () => {
    const long = post(1, { title: 'а'.repeat(36), text: 'б'.repeat(151) });
    const api = network({ [first]: () => ({ posts: [long], popularPosts: [] }) });
    renderPage(NewsPage, mount('/news', api));
    await screen.findByRole('link', { name: long.title });
    expect(screen.getByText(`${'а'.repeat(35)}...`)).toBeTruthy();
    expect(screen.getByText(`${'б'.repeat(150)}...`)).toBeTruthy();
  });

  it('lists popular posts with how often they were opened', async () => {
    const api = network({ [first]: () => ({ posts: posts(3), popularPosts: [post(2, { views: 22 })] }) });
    renderPage(NewsPage, mount('/news', api));
    const popular = await screen.findByRole('complementary', { name: 'Популярные новости:' });
    expect(within(popular).getByRole('link', { name: 'Новость 2' })).toBeTruthy();
    expect(within(popular).getByText('22 просмотра')).toBeTruthy();
  });

  it('says that there is no news', async () => {
    renderPage(NewsPage, mount('/news', network({ [first]: () => ({ posts: [], popularPosts: [] }) })));
    expect(await screen.findByText('Новостей не найдены.')).toBeTruthy();
  });

  it("shows the server's reason and tries again when asked", async () => {
    let broken = true;
    const api = network({
      [first]: () => {
        if (broken) throw refusal(503, 'Сервис временно недоступен.');
        return { posts: posts(1), popularPosts: [] };
      },
    });
    renderPage(NewsPage, mount('/news', api));
    expect(await screen.findByText('Ошибка: Сервис временно недоступен.')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: 'Новость 1' })).toBeTruthy();
  });

  it('adds older news on request, says how many and moves focus to the first of them', async () => {
    const api = network({
      [first]: () => ({ posts: posts(24), popularPosts: [] }),
      [`${first}&before=${post(24)._id}`]: () => ({ posts: posts(2, 25), popularPosts: [] }),
    });
    const shell = mount('/news', api);
    renderPage(NewsPage, shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    const added = await screen.findByRole('link', { name: 'Новость 25' });
    expect(document.activeElement).toBe(added);
    expect(shell.told.said).toEqual(['Добавлено 2 новости, всего 26.']);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('tells the shell its title once', async () => {
    const shell = mount('/news', network({ [first]: () => ({ posts: [], popularPosts: [] }) }));
    renderPage(NewsPage, shell);
    await screen.findByText('Новостей не найдены.');
    expect(shell.told.pages).toEqual([{ title: 'Новости', crumbs: [] }]);
  });
});

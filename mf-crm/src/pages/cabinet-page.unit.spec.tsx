// @vitest-environment happy-dom

import { mount, signedIn, unknown } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { post, posts } from '@portal/contracts/testing/post';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { timesSaid } from '../testing/times-said.ts';
import { CabinetPage } from './cabinet-page.tsx';

const list = {
  'GET /api/posts?limit=50': () => ({ posts: posts(3), popularPosts: [] }),
  'GET /api/posts/deleted': () => [],
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the cabinet', () => {
  it('waits in English while the session is unknown, and leads nowhere', () => {
    const shell = mount('/crm', network({}), unknown);
    renderPage(CabinetPage, shell);
    expect(screen.getByText('Loading...').getAttribute('lang')).toBe('en');
    expect(shell.told.navigated).toEqual([]);
  });

  it('leads visitors to the login', () => {
    const shell = mount('/crm', network({}));
    renderPage(CabinetPage, shell);
    expect(shell.told.navigated).toEqual(['/login']);
  });

  it('greets a user and shows no tools of administrators', () => {
    const api = network({});
    renderPage(CabinetPage, mount('/crm', api, signedIn('user')));
    expect(screen.getByText('Анна')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Добавить пост' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('gives administrators their links and the list of posts', async () => {
    renderPage(CabinetPage, mount('/crm', network(list), signedIn('admin')));
    expect(screen.getByRole('link', { name: 'Добавить пост' }).getAttribute('href')).toBe(
      '/crm/CreatePostPage',
    );
    expect(screen.getByRole('link', { name: 'Вопросы от посетителей' }).getAttribute('href')).toBe(
      '/crm/sendus',
    );
    const edit = await screen.findByRole('link', { name: 'Изменить «Новость 2»' });
    expect(edit.getAttribute('href')).toBe(`/crm/EditPostPage?id=${post(2)._id}`);
  });

  it('asks before it removes a post, then drops it, says so and moves focus to the list', async () => {
    const api = network({ ...list, [`DELETE /api/posts/${post(2)._id}`]: () => post(2) });
    const shell = mount('/crm', api, signedIn('admin'));
    renderPage(CabinetPage, shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Новость 2»' }));
    const dialog = screen.getByRole('dialog', { name: 'Удалить новость?' });
    expect(api.calls).not.toContain(`DELETE /api/posts/${post(2)._id}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText(/Новость «Новость 2» удалена/)).toBeTruthy();
    expect(timesSaid(/удалена/, shell)).toBe(1);
    expect(screen.queryByRole('link', { name: 'Новость 2' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Новости на портале');
  });

  it('removes nothing when the dialog is left', async () => {
    const api = network(list);
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Новость 2»' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('keeps the post and says why when it could not be removed', async () => {
    const api = network({
      ...list,
      [`DELETE /api/posts/${post(2)._id}`]: () => {
        throw refusal(503, 'Попробуйте позже.');
      },
    });
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Новость 2»' }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Ошибка: Попробуйте позже.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Новость 2' })).toBeTruthy();
  });

  it('gives a post back that was removed just now', async () => {
    const api = network({
      ...list,
      [`DELETE /api/posts/${post(2)._id}`]: () => post(2),
      [`POST /api/posts/${post(2)._id}/restore`]: () => post(2),
    });
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Новость 2»' }));
    expect(screen.getByText(/в течение 30 дней/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть новость' }));
    expect(await screen.findByText(/Новость «Новость 2» снова на портале/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Новость 1',
      'Новость 2',
      'Новость 3',
    ]);
    expect(document.activeElement?.textContent).toBe('Новости на портале');
  });

  it('lists posts that were deleted lately and gives them back too', async () => {
    const gone = {
      ...{ _id: post(4)._id, title: 'Новость 4', username: 'Мария' },
      ...{ deletedAt: '2026-11-20T09:00:00.000Z', restorableUntil: '2026-12-20T09:00:00.000Z' },
    };
    let deleted = [gone];
    const api = network({
      ...list,
      'GET /api/posts/deleted': () => deleted,
      [`POST /api/posts/${post(4)._id}/restore`]: () => {
        deleted = [];
        return post(4);
      },
    });
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.click(await screen.findByText('Недавно удалённые новости: 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть «Новость 4»' }));
    expect(await screen.findByRole('link', { name: 'Новость 4' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText(/Недавно удалённые/)).toBeNull());
  });

  it('finds a post among all of them, also those that are not loaded yet', async () => {
    const api = network({
      ...list,
      'GET /api/posts?limit=50': () => ({ posts: posts(50), popularPosts: [] }),
      [`GET /api/posts?limit=100&before=${post(50)._id}`]: () => ({
        posts: [post(51, { title: 'Ёлка во дворе' })],
        popularPosts: [],
      }),
    });
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.type(await screen.findByLabelText('Найти новость'), 'елка');
    expect(await screen.findByText('Найдено новостей: 1.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ёлка во дворе' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Новость 1' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Найти новость'), ' нет такой');
    expect(await screen.findByText('Новостей не найдены.')).toBeTruthy();
  });
});

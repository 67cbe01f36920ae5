// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, signedIn, unknown } from '../testing/mount.ts';
import { network, refusal } from '../testing/network.ts';
import { post, posts } from '../testing/post.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CabinetPage } from './cabinet-page.tsx';

const list = { 'GET /api/posts?limit=50': () => ({ posts: posts(3), popularPosts: [] }) };

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
    renderPage(CabinetPage, mount('/crm', api, signedIn('admin')));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить «Новость 2»' }));
    const dialog = screen.getByRole('dialog', { name: 'Удалить новость?' });
    expect(api.calls).not.toContain(`DELETE /api/posts/${post(2)._id}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText(/Новость «Новость 2» удалена/)).toBeTruthy();
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
});

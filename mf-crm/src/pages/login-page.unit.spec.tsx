// @vitest-environment happy-dom

import { mount, signedIn, visitor } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { said } from '../store/farewell.ts';
import { createStore } from '../store/store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const answer = {
  user: { _id: 'u1', username: 'Анна', role: 'user' as const },
  token: 't',
  message: 'Вы вошли.',
};

async function enter(username: string, password: string) {
  if (username) await userEvent.type(screen.getByLabelText('Имя пользователя'), username);
  if (password) await userEvent.type(screen.getByLabelText('Пароль'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
}

describe('the login page', () => {
  it('hands the answer to the session, says so in English and leads home', async () => {
    const signIn = vi.fn();
    const shell = mount('/login', network({ 'POST /api/auth/login': () => answer }), { ...visitor, signIn });
    renderPage(LoginPage, shell);
    await enter('Анна', 'очень тайно');
    expect(signIn).toHaveBeenCalledWith(answer);
    expect(shell.told.toasts).toEqual(['en Login successful!']);
    expect(shell.told.navigated).toEqual(['/']);
  });

  it('says once that an account was deleted', async () => {
    const store = createStore();
    store.dispatch(said('Учётная запись удалена.'));
    const shell = mount('/login', network({}));
    renderPage(LoginPage, shell, { store });
    expect(screen.getByText('Учётная запись удалена.')).toBeTruthy();
    cleanup();
    renderPage(LoginPage, shell, { store });
    expect(screen.queryByText('Учётная запись удалена.')).toBeNull();
  });

  it("shows the server's refusal for three seconds and on the page, and keeps what was typed", async () => {
    const api = network({
      'POST /api/auth/login': () => {
        throw refusal(401, 'Неверное имя или пароль.');
      },
    });
    const shell = mount('/login', api);
    renderPage(LoginPage, shell);
    await enter('Анна', 'не тот');
    expect((await screen.findByRole('alert')).textContent).toContain('Неверное имя или пароль.');
    expect(shell.told.toasts).toEqual(['error Неверное имя или пароль.']);
    expect(screen.getByLabelText<HTMLInputElement>('Имя пользователя').value).toBe('Анна');
    expect(shell.told.navigated).toEqual([]);
  });

  it('disables its button while it waits, and sends once however often it is pressed', async () => {
    const api = network({ 'POST /api/auth/login': () => new Promise(() => {}) });
    renderPage(LoginPage, mount('/login', api));
    await enter('Анна', 'тайна');
    const button = screen.getByRole('button', { name: 'Войти' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Пароль'), '{Enter}');
    expect(api.calls).toEqual(['POST /api/auth/login']);
  });

  it('asks for what is missing in a summary that takes focus', async () => {
    const api = network({});
    renderPage(LoginPage, mount('/login', api));
    await enter('', '');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain('Введите имя пользователя.');
    expect(api.calls).toEqual([]);
  });

  it('leads whoever is signed in already to the home page', () => {
    const shell = mount('/login', network({}), signedIn('user'));
    renderPage(LoginPage, shell);
    expect(shell.told.navigated).toEqual(['/']);
  });

  it('can show the password that is being typed', async () => {
    renderPage(LoginPage, mount('/login', network({})));
    const field = screen.getByLabelText<HTMLInputElement>('Пароль');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль', pressed: false }));
    expect(field.type).toBe('text');
    expect(screen.getByRole('button', { name: 'Показать пароль', pressed: true })).toBeTruthy();
  });

  it('shows the way to an account', () => {
    renderPage(LoginPage, mount('/login', network({})));
    expect(screen.getByRole('link', { name: 'Нет аккаунта ?' }).getAttribute('href')).toBe('/register');
  });

  it('leads back to where the session had ended by itself, and says that it had', async () => {
    const session = { ...visitor, endedAt: '/crm/EditPostPage?id=1' };
    const shell = mount('/login', network({ 'POST /api/auth/login': () => answer }), session);
    const { remount } = renderPage(LoginPage, shell);
    expect(screen.getByText('Время входа закончилось')).toBeTruthy();
    await enter('Анна', 'очень тайно');
    // The shell forgets it once somebody is signed in.
    remount({ session: signedIn('user') });
    expect(new Set(shell.told.navigated)).toEqual(new Set(['/crm/EditPostPage?id=1']));
  });

  it('leads whoever has a one-time password to where it is changed', async () => {
    const oneTime = { ...answer, user: { ...answer.user, oneTimePassword: true as const } };
    const shell = mount('/login', network({ 'POST /api/auth/login': () => oneTime }));
    renderPage(LoginPage, shell);
    await enter('Анна', 'abcde-fghjk');
    expect(shell.told.navigated).toEqual(['/crm/account']);
  });

  it('lets password managers fill it in', () => {
    renderPage(LoginPage, mount('/login', network({})));
    expect(screen.getByLabelText('Имя пользователя').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Пароль').getAttribute('autocomplete')).toBe('current-password');
  });
});

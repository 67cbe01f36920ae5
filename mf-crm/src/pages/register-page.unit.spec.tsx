// @vitest-environment happy-dom

import { mount, visitor } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { RegisterPage } from './register-page.tsx';

const answer = {
  user: { _id: 'u1', username: 'Анна', role: 'user' as const },
  token: 't',
  message: 'Готово.',
};

async function enter(username: string, password: string) {
  if (username) await userEvent.type(screen.getByLabelText('Имя пользователя'), username);
  if (password) await userEvent.type(screen.getByLabelText('Пароль'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }));
}

describe('the registration page', () => {
  it('signs the new user in, says that it worked and empties the fields', async () => {
    const signIn = vi.fn();
    const api = network({ 'POST /api/auth/register': () => answer });
    renderPage(RegisterPage, mount('/register', api, { ...visitor, signIn }));
    await enter('Анна', 'очень тайно');
    expect(await screen.findByText('Регистрация прошла успешно!')).toBeTruthy();
    expect(signIn).toHaveBeenCalledWith(answer);
    expect(screen.getByLabelText<HTMLInputElement>('Имя пользователя').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
  });

  it("says that it failed, the server's reason after it, and keeps what was typed", async () => {
    const api = network({
      'POST /api/auth/register': () => {
        throw refusal(409, 'Это имя уже занято.');
      },
    });
    renderPage(RegisterPage, mount('/register', api));
    await enter('Анна', 'очень тайно');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Ошибка при регистрации\.\s*Это имя уже занято\./,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Имя пользователя').value).toBe('Анна');
    expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('очень тайно');
  });

  it("shows the server's word on a field beside the field", async () => {
    const api = network({
      'POST /api/auth/register': () => {
        throw refusal(400, 'Проверьте поля.', [{ field: 'username', message: 'Имя не подходит.' }]);
      },
    });
    renderPage(RegisterPage, mount('/register', api));
    await enter('Анна', 'очень тайно');
    const summary = await screen.findByRole('alert', { name: 'Ошибка при регистрации.' });
    expect(document.activeElement).toBe(summary);
    const field = screen.getByLabelText('Имя пользователя');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Имя не подходит.',
    );
  });

  it('does not send what the server would refuse', async () => {
    const api = network({});
    renderPage(RegisterPage, mount('/register', api));
    await enter('А', '1');
    expect(screen.getByRole('alert').textContent).toContain('нужно не меньше 8 символов');
    expect(api.calls).toEqual([]);
  });

  it('shows the way to the login', () => {
    renderPage(RegisterPage, mount('/register', network({})));
    expect(screen.getByRole('link', { name: 'Уже зарегистрированы?' }).getAttribute('href')).toBe('/login');
  });
});

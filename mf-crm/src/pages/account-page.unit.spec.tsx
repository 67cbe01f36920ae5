// @vitest-environment happy-dom

import { mount, signedIn } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import type { Session } from '@portal/contracts/web/mount';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { timesSaid } from '../testing/times-said.ts';
import { AccountPage } from './account-page.tsx';

const user = signedIn('user');
const withOneTimePassword: Session = { ...user, user: { ...user.user!, oneTimePassword: true } };
const answer = { user: user.user, token: 'new', message: 'Пароль изменён.' };
const at = (api: ReturnType<typeof network>, session: Session = user) => mount('/crm/account', api, session);

async function change(current: string, password: string) {
  await userEvent.type(screen.getByLabelText(/^(Нынешний|Одноразовый) пароль$/), current);
  await userEvent.type(screen.getByLabelText('Новый пароль'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
}

describe('the change of the password', () => {
  it('takes the new session over, says so and empties the fields', async () => {
    const signIn = vi.fn();
    const api = network({ 'POST /api/auth/password': () => answer });
    const shell = at(api, { ...user, signIn });
    renderPage(AccountPage, shell);
    await change('прежний пароль', 'новый пароль');
    expect(signIn).toHaveBeenCalledWith(answer);
    expect(await screen.findByText('Пароль изменён.')).toBeTruthy();
    expect(timesSaid(/Пароль изменён/, shell)).toBe(1);
    expect(screen.getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('');
  });

  it('shows at its field what is wrong, and keeps what was typed', async () => {
    const api = network({
      'POST /api/auth/password': () => {
        throw refusal(400, 'Проверьте поля.', [{ field: 'current', message: 'Неверный пароль.' }]);
      },
    });
    renderPage(AccountPage, at(api));
    await change('не тот', 'новый пароль');
    const field = screen.getByLabelText<HTMLInputElement>('Нынешний пароль');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('не тот');
  });

  it('is refused here already when the new one is too short or the same', async () => {
    const api = network({});
    renderPage(AccountPage, at(api));
    await change('прежний пароль', 'прежний пароль');
    expect(screen.getByRole('alert').textContent).toContain('совпадает с прежним');
    expect(api.calls).toEqual([]);
  });

  it('works with password managers', () => {
    renderPage(AccountPage, at(network({})));
    expect(screen.getByLabelText('Нынешний пароль').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('Новый пароль').getAttribute('autocomplete')).toBe('new-password');
  });

  it('is asked for first of whoever has a one-time password', () => {
    renderPage(AccountPage, at(network({}), withOneTimePassword));
    expect(screen.getByText('Сначала придумайте свой пароль')).toBeTruthy();
    expect(screen.getByLabelText('Одноразовый пароль')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Скачать мои данные' })).toBeNull();
  });
});

describe('leaving everywhere', () => {
  it('ends this session too', async () => {
    const signOut = vi.fn();
    const api = network({ 'POST /api/auth/logoutEverywhere': () => ({ message: 'Вы вышли везде.' }) });
    const shell = at(api, { ...user, signOut });
    renderPage(AccountPage, shell);
    await userEvent.click(screen.getByRole('button', { name: 'Выйти везде' }));
    expect(signOut).toHaveBeenCalledWith();
    expect(shell.told.toasts).toEqual(['Вы вышли везде.']);
  });
});

describe('the deletion of the account', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить учётную запись' }));
    return within(screen.getByRole('dialog'));
  };

  it('asks for the password, then signs out', async () => {
    const signOut = vi.fn();
    const sent: unknown[] = [];
    const api = network({
      'POST /api/auth/me/delete': (body) => {
        sent.push(body);
        return { message: 'Учётная запись удалена.' };
      },
    });
    renderPage(AccountPage, at(api, { ...user, signOut }));
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Пароль для удаления'), 'мой пароль');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    expect(sent).toEqual([{ password: 'мой пароль' }]);
    expect(signOut).toHaveBeenCalled();
  });

  it('says why it can not be, and can be left', async () => {
    const api = network({
      'POST /api/auth/me/delete': () => {
        throw refusal(409, 'Это последний администратор.');
      },
    });
    renderPage(AccountPage, at(api));
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Пароль для удаления'), 'мой пароль');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    expect(await dialog.findByText('Ошибка: Это последний администратор.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// @vitest-environment happy-dom
import type { ListedUser } from '@portal/contracts/rest/auth';
import { mount, signedIn } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { UsersPage } from './users-page.tsx';

const me = signedIn('admin');
const listed = (username: string, changes: Partial<ListedUser> = {}): ListedUser => ({
  _id: `id-${username}`,
  username,
  role: 'user',
  registeredAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});
const self = listed('Анна', { _id: me.user!._id, role: 'admin' });
const answer = (users: ListedUser[], more = false) => ({ users, total: 7, more, searchedAll: true });
const FIRST = 'GET /api/auth/users?limit=50';

function show(answers: Parameters<typeof network>[0], session = me) {
  const api = network({ [FIRST]: () => answer([listed('Борис'), self]), ...answers });
  const shell = mount('/crm/users', api, session);
  renderPage(UsersPage, shell);
  return { api, shell };
}
const dialog = () => within(screen.getByRole('dialog'));

describe('the list of users', () => {
  it('leads whoever is no administrator home', () => {
    expect(show({}, signedIn('user')).shell.told.navigated).toEqual(['/']);
  });

  it('shows names, rights and how many there are, and of oneself nothing to press but the rights', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: 'Всего на портале: 7' })).toBeTruthy();
    const own = within(screen.getByRole('heading', { name: 'Анна' }).closest('li')!);
    expect(own.getByText('Администратор')).toBeTruthy();
    expect(own.getAllByRole('button')).toHaveLength(1);
  });

  it('is searched by part of a name, and among administrators alone', async () => {
    const { api } = show({
      [`${FIRST}&search=%D0%B1%D0%BE%D1%80`]: () => answer([listed('Борис')]),
      [`${FIRST}&search=%D0%B1%D0%BE%D1%80&role=admin`]: () => answer([]),
    });
    await userEvent.type(screen.getByLabelText('Имя или его часть'), 'бор{Enter}');
    expect(await screen.findByRole('heading', { name: 'Найденные пользователи' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Только администраторы'));
    expect(await screen.findByText('Пользователи не найдены.')).toBeTruthy();
    expect(api.calls).toHaveLength(3);
  });

  it('goes on where it ended', async () => {
    show({
      [FIRST]: () => answer([listed('Борис')], true),
      [`${FIRST}&after=id-%D0%91%D0%BE%D1%80%D0%B8%D1%81`]: () => answer([listed('Вера')]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('heading', { name: 'Вера' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Борис' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });
});

describe('what an administrator does for a user', () => {
  const PATH = '/api/auth/users/id-%D0%91%D0%BE%D1%80%D0%B8%D1%81';
  const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  it('gives the right after asking, and the list says so at once', async () => {
    show({ [`PUT ${PATH}/role`]: () => ({ message: 'Права администратора даны.' }) });
    await press(/Сделать администратором.*Борис/);
    await userEvent.click(dialog().getByRole('button', { name: 'Сделать администратором' }));
    expect(await screen.findByRole('button', { name: /Снять права администратора.*Борис/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Всего на портале: 7');
  });

  it('shows a one-time password until it is said to be written down', async () => {
    show({ [`POST ${PATH}/password`]: () => ({ password: 'abcde-fghjk', message: '…' }) });
    await press(/Одноразовый пароль.*Борис/);
    await userEvent.click(dialog().getByRole('button', { name: 'Задать пароль' }));
    expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: /пароль записан/ }));
    expect(screen.queryByText('abcde-fghjk')).toBeNull();
  });

  it('says why it can not be done', async () => {
    show({
      [`POST ${PATH}/logout`]: () => {
        throw refusal(503, 'Попробуйте позже.');
      },
    });
    await press(/Завершить входы.*Борис/);
    await userEvent.click(dialog().getByRole('button', { name: 'Завершить входы' }));
    expect(await dialog().findByText('Ошибка: Попробуйте позже.')).toBeTruthy();
  });
});

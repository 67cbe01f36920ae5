// @vitest-environment happy-dom

import { mount, signedIn } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { post } from '@portal/contracts/testing/post';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { EditPostPage } from './edit-post-page.tsx';

const { _id } = post(1);
const path = '/crm/EditPostPage';
const address = `${path}?id=${_id}`;
const title = () => screen.findByLabelText<HTMLInputElement>('Заголовок');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('changing a post', () => {
  it('begins from the post that the address names and saves over its version', async () => {
    const sent: [string, string | undefined][] = [];
    const api = network({
      [`GET /posts/${_id}`]: () => post(1, { version: 4 }),
      [`PUT /api/posts/${_id}`]: (body, headers) => {
        sent.push([String((body as FormData).get('title')), headers?.['If-Match']]);
        return post(1);
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    renderPage(EditPostPage, shell, { address });
    expect((await title()).value).toBe('Новость 1');
    await userEvent.type(await title(), '!');
    await save();
    expect(sent).toEqual([['Новость 1!', '"4"']]);
    expect(shell.told.navigated).toEqual(['/crm']);
  });

  it('tells of a lost race, keeps what was typed, and saves over the newer version when asked', async () => {
    let version = 4;
    const conditions: (string | undefined)[] = [];
    const api = network({
      [`GET /posts/${_id}`]: () => post(1, { version }),
      [`PUT /api/posts/${_id}`]: (_, headers) => {
        conditions.push(headers?.['If-Match']);
        if (headers?.['If-Match'] === '"5"') return post(1);
        version = 5;
        throw refusal(409, 'Новость изменилась.');
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    renderPage(EditPostPage, shell, { address });
    await userEvent.type(await title(), '!');
    await save();
    expect(await screen.findByText('Новость тем временем изменил кто-то другой')).toBeTruthy();
    expect((await title()).value).toBe('Новость 1!');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить мой вариант вместо него' }));
    await vi.waitFor(() => expect(shell.told.navigated).toEqual(['/crm']));
    expect(conditions).toEqual(['"4"', '"5"']);
  });

  it('can take the picture away', async () => {
    let form: FormData | undefined;
    const api = network({
      [`GET /posts/${_id}`]: () => post(1, { imgUrl: 'a.webp', imgAlt: 'Пандус' }),
      [`PUT /api/posts/${_id}`]: (body) => {
        form = body as FormData;
        return post(1);
      },
    });
    renderPage(EditPostPage, mount(path, api, signedIn('admin')), { address });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Убрать эту картинку' }));
    await save();
    expect(form?.get('imgUrl')).toBe('');
  });

  it.each([address, path])('says that there is no such post at %s', async (at) => {
    renderPage(EditPostPage, mount(path, network({}), signedIn('admin')), { address: at });
    expect(await screen.findByText(/Новость не найдена\./)).toBeTruthy();
  });

  it('leads visitors home', () => {
    const shell = mount(path, network({}));
    renderPage(EditPostPage, shell, { address });
    expect(shell.told.navigated).toEqual(['/']);
  });
});

describe('the history of a post', () => {
  const entry = (version: number, change: string, changed: string[] = []) => ({
    ...{ version, change, changed, username: 'Мария', at: `2026-11-2${version}T09:00:00.000Z` },
  });
  const history = [entry(1, 'published'), entry(2, 'edited', ['title', 'imgAlt'])];
  const answers = {
    [`GET /posts/${_id}`]: () => post(1, { version: 2 }),
    [`GET /api/posts/${_id}/history`]: () => history,
    [`GET /api/posts/${_id}/history/1`]: () => ({
      ...{ version: 1, title: 'Как было', text: 'Старый текст', imgUrl: null, imgAlt: '', tags: [] },
      imgGone: true,
    }),
  };
  async function look(shell: ReturnType<typeof mount>) {
    renderPage(EditPostPage, shell, { address });
    const summary = await screen.findByText('История изменений');
    const details = summary.closest('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await userEvent.click(await screen.findByRole('button', { name: 'Вариант 1: посмотреть и вернуть' }));
    return within(await screen.findByRole('dialog', { name: 'Вариант 1' }));
  }

  it('tells who changed what, shows an earlier version and gives it back', async () => {
    const sent: unknown[] = [];
    const api = network({
      ...answers,
      [`POST /api/posts/${_id}/restore`]: (body, headers) => {
        sent.push(body, headers?.['If-Match']);
        return post(1, { version: 3 });
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    const dialog = await look(shell);
    expect(screen.getByText(/: заголовок, описание картинки/)).toBeTruthy();
    expect(screen.getByText('Вариант 2: сейчас на портале')).toBeTruthy();
    expect(dialog.getByText('Как было')).toBeTruthy();
    expect(dialog.getByText(/Картинки этого варианта больше нет/)).toBeTruthy();
    expect(dialog.queryByText(/несохранённые правки/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть этот вариант' }));
    await vi.waitFor(() => expect(shell.told.navigated).toEqual(['/crm']));
    expect(sent).toEqual([{ version: 1 }, '"2"']);
  });

  it('warns of what was typed, and keeps it when the version is refused', async () => {
    const api = network({
      ...answers,
      [`POST /api/posts/${_id}/restore`]: () => {
        throw refusal(409, 'Новость уже изменил кто-то другой.');
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    const dialog = await look(shell);
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Вариант 1: посмотреть и вернуть' }));
    expect(dialog.getByText(/несохранённые правки/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть этот вариант' }));
    expect(await dialog.findByText('Ошибка: Новость уже изменил кто-то другой.')).toBeTruthy();
    expect((await title()).value).toBe('Новость 1!');
    expect(shell.told.navigated).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { limits } from '@portal/contracts/rest/limits';
import { mount, signedIn } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { post } from '@portal/contracts/testing/post';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { listPosts } from '../store/posts.ts';
import { createStore } from '../store/store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { PostPage } from './post-page.tsx';

const { _id } = post(1);
const address = `/news/${_id}`;
const comment = (number: number, words: string) => ({
  _id: `c${number}`,
  postId: _id,
  userId: 'u1',
  username: 'Анна',
  comment: words,
  createdAt: '2026-11-20T09:05:00.000Z',
});

/** The calls a post page makes, with no comments unless said otherwise. */
const calls = (changes: Parameters<typeof network>[0] = {}) =>
  network({
    [`GET /api/posts/${_id}`]: () => post(1),
    [`GET /api/posts/comments/${_id}`]: () => [],
    [`GET /api/comments/${_id}`]: () => [],
    ...changes,
  });

describe('the page of one post', () => {
  it('says that it is loading, then shows the whole text by paragraphs', async () => {
    const api = calls({
      [`GET /api/posts/${_id}`]: () => post(1, { text: 'Первый.\n\nВторой,\nдве строки.' }),
    });
    const shell = mount(address, api);
    renderPage(PostPage, shell);
    expect(screen.getAllByText('Загрузка...')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Новость 1' })).toBeTruthy();
    expect(screen.getByText('Первый.').tagName).toBe('P');
    expect(screen.getByText(/Второй/).textContent).toBe('Второй,\nдве строки.');
    const told = [{ title: 'Новость 1', crumbs: [{ title: 'Новости', path: '/news' }] }];
    await vi.waitFor(() => expect(shell.told.pages).toEqual(told));
  });

  it('has its title at once when a list has brought it already', async () => {
    const store = createStore();
    const list = network({ 'GET /api/posts?limit=3': () => ({ posts: [post(1)], popularPosts: [] }) });
    await store.dispatch(listPosts({ api: list, limit: 3 }));
    const shell = mount(address, calls());
    renderPage(PostPage, shell, store);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Новость 1');
    await screen.findByText('Текст новости 1.');
    expect(shell.told.pages).toHaveLength(1);
  });

  it('shows the picture with its words, and the tags by name', async () => {
    const api = calls({
      [`GET /api/posts/${_id}`]: () =>
        post(1, {
          imgUrl: 'abc.webp',
          imgAlt: 'Пандус у входа',
          tags: [{ name: 'Стройка', color: 'brown' }],
        }),
    });
    renderPage(PostPage, mount(address, api));
    const picture = await screen.findByRole('img', { name: 'Пандус у входа' });
    expect(picture.getAttribute('src')).toBe('/api/uploads/abc.webp');
    expect(screen.getByText('Стройка')).toBeTruthy();
  });

  it.each([404, 400])('says that a post is missing when the server answers %i', async (status) => {
    const api = calls({
      [`GET /api/posts/${_id}`]: () => {
        throw refusal(status, 'Новость не найдена.');
      },
    });
    const shell = mount(address, api);
    renderPage(PostPage, shell);
    expect(await screen.findByRole('heading', { level: 1, name: 'Новость не найдена.' })).toBeTruthy();
    expect(shell.told.pages.map(({ title }) => title)).toEqual(['Новость не найдена.']);
    expect(screen.queryByRole('heading', { name: 'Комментарии' })).toBeNull();
  });

  it('says so when the answer is empty', async () => {
    renderPage(PostPage, mount(address, calls({ [`GET /api/posts/${_id}`]: () => undefined })));
    expect(await screen.findByText('Данные не найдены.')).toBeTruthy();
  });

  it('offers an editor the way to change the post, and nobody else', async () => {
    const page = renderPage(PostPage, mount(address, calls(), signedIn('admin')));
    const link = await screen.findByRole('link', { name: 'Изменить новость' });
    expect(link.getAttribute('href')).toBe(`/crm/EditPostPage?id=${_id}`);
    page.unmount();
    renderPage(PostPage, mount(address, calls(), signedIn('user')));
    await screen.findByText('Комментариев пока нет.');
    expect(screen.queryByRole('link', { name: 'Изменить новость' })).toBeNull();
  });
});

describe('comments', () => {
  it('are listed; a visitor is shown the way to sign in', async () => {
    const api = calls({ [`GET /api/posts/comments/${_id}`]: () => [comment(1, 'Спасибо!')] });
    renderPage(PostPage, mount(address, api));
    expect(await screen.findByText('Спасибо!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'войдите на портал' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByLabelText('Ваш комментарий')).toBeNull();
  });

  it('name no account that is gone', async () => {
    const api = calls({ [`GET /api/posts/comments/${_id}`]: () => [{ ...comment(1, 'Да'), username: '' }] });
    renderPage(PostPage, mount(address, api));
    expect(await screen.findByText('Пользователь удалён')).toBeTruthy();
  });

  it('are written by those who are signed in, and the field is empty again', async () => {
    const api = calls({
      [`POST /api/comments/${_id}`]: (body) => comment(2, (body as { comment: string }).comment),
    });
    renderPage(PostPage, mount(address, api, signedIn('user')));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Ваш комментарий');
    await userEvent.type(field, 'Отличная новость');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить комментарий' }));
    expect(await screen.findByText('Комментарий добавлен.')).toBeTruthy();
    expect(screen.getByText('Отличная новость').tagName).toBe('P');
    expect(field.value).toBe('');
  });

  it('are not sent empty or too long, and the summary takes focus', async () => {
    const api = calls();
    renderPage(PostPage, mount(address, api, signedIn('user')));
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить комментарий' }));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText('Ваш комментарий').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByLabelText('Ваш комментарий'));
    await userEvent.paste('а'.repeat(limits.comment + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Отправить комментарий' }));
    expect(screen.getAllByText(/лишних символов — 1/).length).toBeGreaterThan(0);
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('stay in the field when sending fails, and the next try carries the same key', async () => {
    const keys: (string | undefined)[] = [];
    const api = calls({
      [`POST /api/comments/${_id}`]: (_body, headers) => {
        keys.push(headers?.['Idempotency-Key']);
        throw refusal(503, 'Попробуйте позже.');
      },
    });
    renderPage(PostPage, mount(address, api, signedIn('user')));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Ваш комментарий');
    await userEvent.type(field, 'Важно');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить комментарий' }));
    expect(await screen.findByText('Ошибка: Попробуйте позже.')).toBeTruthy();
    expect(field.value).toBe('Важно');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить комментарий' }));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('what may be done with a comment', () => {
  const mine = { ...comment(1, 'Моё'), userId: '00000000-0000-7000-8000-0000000000aa' };
  const other = comment(2, 'Чужое');
  const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const press = (dialog: string, name: string) =>
    userEvent.click(within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name }));

  it('is nothing for visitors', async () => {
    renderPage(PostPage, mount(address, calls({ [`GET /api/posts/comments/${_id}`]: () => [mine, other] })));
    await screen.findByText('Моё');
    expect(screen.queryByRole('button', { name: /Удалить|Скрыть/ })).toBeNull();
  });

  it('is to delete one of their own for users, after a question', async () => {
    const api = calls({
      [`GET /api/posts/comments/${_id}`]: () => [mine, other],
      [`DELETE /api/comments/${_id}/c1`]: () => mine,
    });
    renderPage(PostPage, mount(address, api, signedIn('user')));
    await screen.findByText('Чужое');
    expect(screen.getAllByRole('button', { name: /Удалить/ })).toHaveLength(1);
    await open('Удалить комментарий «Моё»');
    await press('Удалить комментарий?', 'Отмена');
    expect(api.calls).not.toContain(`DELETE /api/comments/${_id}/c1`);
    await open('Удалить комментарий «Моё»');
    await press('Удалить комментарий?', 'Удалить');
    expect(await screen.findByText('Комментарий удалён.')).toBeTruthy();
    expect(screen.queryByText('Моё')).toBeNull();
    expect(screen.getByText('Чужое')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Комментарии');
  });

  it('is to hide any for administrators, who say why, and to show it again', async () => {
    const sent: unknown[] = [];
    const hidden = { reason: 'Спам', username: 'Анна', at: '2026-11-20T09:06:00.000Z' };
    const api = calls({
      [`GET /api/comments/${_id}`]: () => [{ ...other, hidden: null }],
      [`PUT /api/comments/${_id}/c2`]: (body) => {
        sent.push(body);
        return { ...other, hidden: (body as { hidden: boolean }).hidden ? hidden : null };
      },
    });
    renderPage(PostPage, mount(address, api, signedIn('admin')));
    await screen.findByText('Чужое');
    await open('Скрыть комментарий «Чужое»');
    await press('Скрыть комментарий?', 'Скрыть');
    expect(document.activeElement).toBe(screen.getByLabelText('Почему скрываем'));
    await userEvent.type(screen.getByLabelText('Почему скрываем'), 'Спам');
    await press('Скрыть комментарий?', 'Скрыть');
    expect(await screen.findByText(/Причина: «Спам»\./)).toBeTruthy();
    await open('Показать снова комментарий «Чужое»');
    expect(await screen.findByText('Комментарий снова виден всем.')).toBeTruthy();
    expect(screen.queryByText(/Причина: «Спам»/)).toBeNull();
    expect(sent).toEqual([{ hidden: true, reason: 'Спам' }, { hidden: false }]);
  });

  it('is told with the reason when it is refused, and the comment stays', async () => {
    const api = calls({
      [`GET /api/posts/comments/${_id}`]: () => [mine],
      [`DELETE /api/comments/${_id}/c1`]: () => {
        throw refusal(503, 'Попробуйте позже.');
      },
    });
    renderPage(PostPage, mount(address, api, signedIn('user')));
    await screen.findByText('Моё');
    await open('Удалить комментарий «Моё»');
    await press('Удалить комментарий?', 'Удалить');
    expect(await screen.findByText('Ошибка: Попробуйте позже.')).toBeTruthy();
    expect(screen.getAllByText('Моё').length).toBeGreaterThan(0);
  });
});

// @vitest-environment happy-dom

import { mount, signedIn, unknown } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { post } from '@portal/contracts/testing/post';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { CreatePostPage } from './create-post-page.tsx';

const path = '/crm/CreatePostPage';
const title = () => screen.getByLabelText<HTMLInputElement>('Заголовок');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Текст');
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('who may write a post', () => {
  it('is not decided while the session is unknown', () => {
    const shell = mount(path, network({}), unknown);
    renderPage(CreatePostPage, shell);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(shell.told.navigated).toEqual([]);
  });

  it.each([
    ['a visitor', undefined],
    ['a user', signedIn('user')],
  ])('is not %s, who is led home', (_, session) => {
    const shell = mount(path, network({}), session);
    renderPage(CreatePostPage, shell);
    expect(shell.told.navigated).toEqual(['/']);
    expect(screen.queryByLabelText('Заголовок')).toBeNull();
  });
});

describe('writing a post', () => {
  it('sends fields, tags and picture as a form and leads to the cabinet', async () => {
    let sent: FormData | undefined;
    const api = network({
      'POST /api/posts': (body) => {
        sent = body as FormData;
        return post(1);
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    renderPage(CreatePostPage, shell);
    await userEvent.type(title(), 'Новый пандус');
    await userEvent.type(text(), 'Первый абзац.{Enter}{Enter}Второй.');
    await userEvent.upload(
      screen.getByLabelText('Картинка'),
      new File([new Uint8Array(51_200)], 'пандус.jpg', { type: 'image/jpeg' }),
    );
    expect(screen.getByText('Выбран файл: пандус.jpg, 50 КБ')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Описание картинки'), 'Пандус');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить метку' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Метка 1'));
    await userEvent.keyboard('Стройка');
    await userEvent.selectOptions(screen.getByLabelText('Цвет метки 1'), 'коричневый');
    await publish();
    expect(sent?.get('title')).toBe('Новый пандус');
    expect(sent?.get('text')).toBe('Первый абзац.\n\nВторой.');
    expect(sent?.get('tags')).toBe('[{"name":"Стройка","color":"brown"}]');
    expect(sent?.get('image')).toMatchObject({ name: 'пандус.jpg' });
    expect(shell.told.navigated).toEqual(['/crm']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('crm.draft'))).toEqual([]);
  });

  it('shows what is missing at its field and in a summary that takes focus', async () => {
    const api = network({});
    renderPage(CreatePostPage, mount(path, api, signedIn('admin')));
    await publish();
    expect(document.activeElement?.textContent).toContain('Введите заголовок.');
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toEqual([]);
  });

  it("shows the server's word on a field there, and keeps everything typed", async () => {
    const api = network({
      'POST /api/posts': () => {
        throw refusal(415, 'Не картинка.', [{ field: 'image', message: 'Не картинка.' }]);
      },
    });
    renderPage(CreatePostPage, mount(path, api, signedIn('admin')));
    await userEvent.type(title(), 'Пандус');
    await userEvent.type(text(), 'Текст');
    await publish();
    expect(await screen.findByRole('link', { name: 'Не картинка.' })).toBeTruthy();
    expect(screen.getByLabelText('Картинка').getAttribute('aria-invalid')).toBe('true');
    expect([title().value, text().value]).toEqual(['Пандус', 'Текст']);
  });

  it('tries again under the same key, and under another one once something was changed', async () => {
    const keys: (string | undefined)[] = [];
    const api = network({
      'POST /api/posts': (_, headers) => {
        keys.push(headers?.['Idempotency-Key']);
        throw refusal(0, '');
      },
    });
    renderPage(CreatePostPage, mount(path, api, signedIn('admin')));
    await userEvent.type(title(), 'Пандус');
    await userEvent.type(text(), 'Текст');
    await publish();
    expect(await screen.findByText('Ошибка: Что-то пошло не так')).toBeTruthy();
    await publish();
    await userEvent.type(title(), '!');
    await publish();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('says that the session has ended and gives back what was typed after signing in again', async () => {
    const api = network({
      'POST /api/posts': () => {
        throw refusal(401, 'Войдите.');
      },
    });
    const shell = mount(path, api, signedIn('admin'));
    const page = renderPage(CreatePostPage, shell);
    await userEvent.type(title(), 'Пандус');
    await userEvent.type(text(), 'Текст');
    await publish();
    expect(shell.told.navigated).toEqual(['/login']);
    page.unmount();
    renderPage(CreatePostPage, mount(path, api, signedIn('admin')));
    expect([title().value, text().value]).toEqual(['Пандус', 'Текст']);
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    expect(title().value).toBe('');
  });

  it('removes a tag and leaves focus where the next one is added', async () => {
    renderPage(CreatePostPage, mount(path, network({}), signedIn('admin')));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить метку' }));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать метку 1' }));
    expect(screen.queryByLabelText('Метка 1')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить метку' }));
  });

  it('shows the card and the page as visitors will see them, while they are written', async () => {
    renderPage(CreatePostPage, mount(path, network({}), signedIn('admin')));
    const preview = within(screen.getByRole('region', { name: 'Как это увидят посетители' }));
    await userEvent.click(title());
    await userEvent.paste('Т'.repeat(36));
    await userEvent.click(text());
    await userEvent.paste(`${'б'.repeat(151)}\n\nКонец.`);
    expect(preview.getByRole('heading', { name: `${'Т'.repeat(35)}...` })).toBeTruthy();
    expect(preview.getByRole('heading', { name: 'Т'.repeat(36) })).toBeTruthy();
    expect(preview.getByText(`${'б'.repeat(150)}...`)).toBeTruthy();
    expect(preview.getByText('б'.repeat(151))).toBeTruthy();
    expect(preview.getByText('Конец.')).toBeTruthy();
  });

  it('asks before the tab is left with something unsent, and reminds of words for a picture', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    renderPage(CreatePostPage, mount(path, network({}), signedIn('admin')));
    expect(leaving()).toBe(false);
    await userEvent.type(title(), 'Н');
    expect(leaving()).toBe(true);
    const file = new File([new Uint8Array(10)], 'пандус.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Картинка'), file);
    expect(screen.getByText(/У картинки нет описания/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Описание картинки'), 'Пандус');
    expect(screen.queryByText(/У картинки нет описания/)).toBeNull();
  });
});

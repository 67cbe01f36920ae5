// @vitest-environment happy-dom

import { mount } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { question } from '../testing/question.ts';
import { renderPage } from '../testing/render-page.tsx';
import { QuestionFormPage } from './question-form-page.tsx';

const SUCCESS = 'Ваш вопрос успешно отправлен!';
const FAILURE = 'Произошла ошибка при отправке. Попробуйте снова.';

beforeEach(() => localStorage.clear());

const box = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const labels = ['Тема', 'Ваше имя', 'Электронная почта', 'Вопрос'];
const typed = ['Лифт', 'Анна', 'anna@example.by', 'Когда?'];
const values = () => labels.map((label) => box(label).value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  for (const [i, label] of labels.entries()) await userEvent.type(box(label), typed[i]!);
}

function open(answer: (body: FormData, key: string) => unknown, address = '/SendUsForm') {
  const api = network({
    'POST /api/sendUs': (body, headers) => answer(body as FormData, headers?.['Idempotency-Key'] ?? ''),
  });
  const shell = mount('/SendUsForm', api);
  return { api, shell, ...renderPage(QuestionFormPage, shell, { address }) };
}

describe('the question form', () => {
  it('sends what was typed, says so with the number, and is empty again', async () => {
    let sent: FormData | undefined;
    const { shell } = open((body) => {
      sent = body;
      return question(412, { email: 'anna@example.by' });
    });
    await fill();
    await press('Отправить');
    const message = await screen.findByRole('status');
    expect(message.textContent).toContain(SUCCESS);
    expect(message.textContent).toContain('412');
    expect(Object.fromEntries(sent!)).toEqual({
      ...{ title: 'Лифт', name: 'Анна', email: 'anna@example.by', text: 'Когда?' },
    });
    expect(values()).toEqual(['', '', '', '']);
    expect(localStorage.getItem('question.draft')).toBeNull();
    expect(shell.told.toasts).toEqual([SUCCESS]);
  });

  it('asks for what is missing before it sends, and keeps the rest', async () => {
    const { api } = open(() => question(1));
    await userEvent.type(box('Тема'), 'Лифт');
    await userEvent.type(box('Электронная почта'), 'anna@');
    await press('Отправить');
    expect(screen.getByRole('alert').textContent).toContain('Напишите, как вас зовут.');
    expect(box('Электронная почта').getAttribute('aria-invalid')).toBe('true');
    expect(values()).toEqual(['Лифт', '', 'anna@', '']);
    expect(api.calls).toEqual([]);
  });

  it('says that it failed and why, loses nothing, and sends the same request again', async () => {
    const keys: string[] = [];
    open((_, key) => {
      keys.push(key);
      if (keys.length === 1) throw refusal(503, 'Сервис временно недоступен.');
      return question(7);
    });
    await fill();
    await press('Отправить');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(FAILURE);
    expect(alert.textContent).toContain('Сервис временно недоступен.');
    expect(values()).toEqual(typed);
    await press('Отправить');
    await screen.findByText(SUCCESS);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends changed words as another request', async () => {
    const keys: string[] = [];
    open((_, key) => {
      keys.push(key);
      throw refusal(503, 'Нет.');
    });
    await fill();
    await press('Отправить');
    await screen.findByRole('alert');
    await userEvent.type(box('Вопрос'), ' И где?');
    await press('Отправить');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('shows what the server says of a field beside it', async () => {
    open(() => {
      throw refusal(415, 'Такой файл не принимается.', [
        { field: 'file', message: 'Такой файл не принимается.' },
      ]);
    });
    await fill();
    await press('Отправить');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(FAILURE);
    expect(box('Файл, если он нужен').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed for the next visit, under the key of the try before', async () => {
    const keys: string[] = [];
    const answer = (_: FormData, key: string) => {
      keys.push(key);
      throw refusal(0, 'Нет связи с сервером.');
    };
    open(answer);
    await fill();
    await press('Отправить');
    await screen.findByRole('alert');
    cleanup();
    open(answer);
    await waitFor(() => expect(values()).toEqual(typed));
    await press('Отправить');
    await screen.findByRole('alert');
    expect(keys[1]).toBe(keys[0]);
  });

  it('forgets what was typed at one press', async () => {
    open(() => question(1));
    expect(screen.queryByRole('button', { name: 'Стереть набранное' })).toBeNull();
    await fill();
    await press('Стереть набранное');
    expect(values()).toEqual(['', '', '', '']);
    expect(localStorage.getItem('question.draft')).toBeNull();
    expect(document.activeElement).toBe(box('Тема'));
  });

  it('keeps what is typed while the question is on its way', async () => {
    const arrived = Promise.withResolvers<unknown>();
    open(() => arrived.promise);
    await fill();
    await press('Отправить');
    await userEvent.type(box('Вопрос'), ' И где?');
    arrived.resolve(question(1));
    await screen.findByText(SUCCESS);
    expect(box('Вопрос').value).toBe('Когда? И где?');
  });

  it('sends once however often it is pressed', async () => {
    const arrived = Promise.withResolvers<unknown>();
    const { api } = open(() => arrived.promise);
    await fill();
    const button = screen.getByRole('button', { name: 'Отправить' });
    await userEvent.dblClick(button);
    arrived.resolve(question(1));
    await screen.findByText(SUCCESS);
    expect(api.calls).toEqual(['POST /api/sendUs']);
  });

  it.each([
    ['/SendUsForm?title=Другой формат', 'Другой формат'],
    ['/SendUsForm?subject=Другой формат', 'Другой формат'],
    [`/SendUsForm?title=${'я'.repeat(300)}`, 'я'.repeat(200)],
  ])('begins with the title of its address %#', async (address, title) => {
    open(() => question(1), address);
    await waitFor(() => expect(box('Тема').value).toBe(title));
  });

  it('can be posted by a browser without script', () => {
    open(() => question(1));
    const form = screen.getByRole('form', { name: 'Вопрос центру' }) as HTMLFormElement;
    expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
      ...['post', '/api/sendUs', 'multipart/form-data'],
    ]);
    const names = [...form.querySelectorAll('input,textarea')].map((control) => control.getAttribute('name'));
    expect(names).toEqual(['title', 'name', 'email', 'text', 'file', 'website']);
  });

  it('lets a browser that filled the trap in try again with it empty', async () => {
    const sent: (string | null)[] = [];
    const { container } = open((body) => {
      sent.push(body.get('website') as string | null);
      if (sent.length === 1)
        throw refusal(400, 'Проверьте поля.', [{ field: 'website', message: 'Оставьте пустым.' }]);
      return question(1);
    });
    await fill();
    await userEvent.type(container.querySelector('input[name=website]')!, 'x');
    await press('Отправить');
    expect((await screen.findByRole('alert')).textContent).toContain('Проверьте поля.');
    await press('Отправить');
    await screen.findByText(SUCCESS);
    expect(sent).toEqual(['x', null]);
  });
});

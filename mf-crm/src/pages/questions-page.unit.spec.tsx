// @vitest-environment happy-dom

import { mount, signedIn, unknown } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOf, question } from '../testing/question.ts';
import { renderPage } from '../testing/render-page.tsx';
import { timesSaid } from '../testing/times-said.ts';
import { QuestionsPage } from './questions-page.tsx';

const LIST = 'GET /api/SendUs?limit=30';
const EVENTS = 'OPEN /api/SendUs/events';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The stream of events, to be fed by the test. */
function events() {
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      feed = controller;
    },
  });
  return {
    answer: () => new Response(body),
    say: (change: string, unanswered: number, total = unanswered) =>
      act(async () => {
        const data = JSON.stringify({ change, unanswered, total });
        feed.enqueue(new TextEncoder().encode(`event: questions\ndata: ${data}\n\n`));
      }),
  };
}

function open(answers: Parameters<typeof network>[0], session = signedIn('admin')) {
  const silent = () => new Promise(() => {});
  const api = network({ [EVENTS]: silent, ...answers });
  const shell = mount('/crm/SendUs', api, session);
  const announced: string[] = [];
  shell.announce = (message) => void announced.push(message);
  renderPage(QuestionsPage, shell);
  return { api, shell, announced };
}

const row = async (title: string) => screen.findByRole('article', { name: new RegExp(title) });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('the questions of visitors', () => {
  it('are for administrators', () => {
    const user = open({}, signedIn('user'));
    expect(user.shell.told.navigated).toEqual(['/']);
    cleanup();
    const waiting = open({}, unknown);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect([...user.api.calls, ...waiting.api.calls]).toEqual([]);
  });

  it('are shown whole, with a letter to answer by', async () => {
    open({
      [LIST]: () =>
        listOf(question(2, { text: 'Раз.\nДва.' }), question(1, { status: 'answered', answer: 'Да.' })),
    });
    const second = await row('Вопрос 2');
    expect(second.textContent).toContain('Раз.\nДва.');
    expect(second.textContent).toContain('Без ответа');
    const letter = within(second).getByRole('link', { name: 'Ответить письмом на вопрос № 2' });
    expect(letter.getAttribute('href')).toBe(
      `mailto:boris@example.by?subject=${encodeURIComponent('Ответ на вопрос № 2: Вопрос 2')}&body=${encodeURIComponent('Здравствуйте, Борис!\r\n\r\n')}`,
    );
    expect((await row('Вопрос 1')).textContent).toContain('Записанный ответДа.');
  });

  it('say when there are none', async () => {
    open({ [LIST]: () => listOf() });
    expect(await screen.findByText('Вопросы не найдены.')).toBeTruthy();
  });

  it('say why they could not be fetched, and can be asked for again', async () => {
    let calls = 0;
    open({
      [LIST]: () => {
        calls += 1;
        if (calls === 1) throw refusal(503, 'Попробуйте позже.');
        return listOf(question(1));
      },
    });
    await screen.findByText('Ошибка: Попробуйте позже.');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await row('Вопрос 1')).toBeTruthy();
  });

  it('can be searched and filtered', async () => {
    const { announced } = open({
      [LIST]: () => listOf(question(2), question(1)),
      [`${LIST}&search=${encodeURIComponent('лифт')}&status=new`.replaceAll('%20', '+')]: () =>
        listOf(question(1)),
    });
    await row('Вопрос 2');
    await userEvent.type(screen.getByLabelText('Найти'), ' лифт ');
    await userEvent.selectOptions(screen.getByLabelText('Какие вопросы'), 'Без ответа');
    expect(titles()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(titles()).toEqual(['№ 1. Вопрос 1']));
    expect(announced).toEqual(['Показано вопросов: 1.']);
  });

  it('come in portions', async () => {
    const newest = Array.from({ length: 30 }, (_, i) => question(40 - i));
    open({ [LIST]: () => listOf(...newest), [`${LIST}&before=11`]: () => listOf(question(10)) });
    await row('Вопрос 40');
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await row('Вопрос 10');
    expect(titles()).toHaveLength(31);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('arrive while the page is open, announced in turn', async () => {
    const stream = events();
    let shown = listOf(question(1));
    const { announced } = open({ [LIST]: () => shown, [EVENTS]: stream.answer });
    await row('Вопрос 1');
    await stream.say('none', 1);
    expect(announced).toEqual([]);
    shown = listOf(question(2), question(1));
    await stream.say('sent', 2);
    await row('Вопрос 2');
    expect(titles()).toEqual(['№ 2. Вопрос 2', '№ 1. Вопрос 1']);
    expect(announced).toEqual(['Пришёл новый вопрос. Без ответа: 2.']);
    expect(screen.getByText(/^Без ответа:/).textContent).toBe('Без ответа: 2. Всего: 2.');
    shown = listOf(question(2));
    await stream.say('deleted', 1);
    await waitFor(() => expect(titles()).toEqual(['№ 2. Вопрос 2']));
    expect(announced).toHaveLength(1);
  });

  it('can be noted as answered', async () => {
    let sent: unknown;
    open({
      [LIST]: () => listOf(question(1)),
      [`PUT /api/SendUs/${question(1)._id}`]: (body) => {
        sent = body;
        return question(1, { status: 'answered', answer: 'В четверг.' });
      },
    });
    const article = await row('Вопрос 1');
    const opener = within(article).getByRole('button', { name: 'Записать ответ на вопрос № 1' });
    await userEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByLabelText('Что вы ответили'));
    await userEvent.keyboard('В четверг.');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await within(article).findByText('Ответ дан');
    expect(sent).toEqual({ id: question(1)._id, answer: 'В четверг.', status: 'answered' });
    expect(document.activeElement).toBe(opener);
  });

  it('give their file to be saved under its name', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const file = { name: 'Справка.pdf', size: 2048, type: 'application/pdf' };
    const { api } = open({
      [LIST]: () => listOf(question(1, { file })),
      [`OPEN /api/SendUs/${question(1)._id}/file`]: () => new Response('%PDF'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать файл «Справка.pdf», 2 КБ' }));
    await waitFor(() => expect(saved).toEqual(['Справка.pdf']));
    expect(api.calls).toContain(`OPEN /api/SendUs/${question(1)._id}/file`);
  });

  it('are saved as a table, those that are not shown yet as well', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { api } = open({ [LIST]: () => listOf(question(1)), 'GET /api/SendUs': () => listOf(question(1)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить таблицей (CSV)' }));
    await waitFor(() => expect(saved).toEqual(['Вопросы.csv']));
    expect(api.calls).toContain('GET /api/SendUs');
  });

  it('are deleted only after a question that names them, and focus goes to the list', async () => {
    const name = `DELETE /api/SendUs/${question(1)._id}`;
    const { api, shell } = open({
      [LIST]: () => listOf(question(2), question(1)),
      [name]: () => question(1),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить вопрос № 1' }));
    const dialog = screen.getByRole('dialog', { name: 'Удалить вопрос?' });
    expect(dialog.textContent).toContain(
      'Вопрос № 1 «Вопрос 1» (Борис) будет удалён. Вернуть его будет нельзя.',
    );
    expect(api.calls).not.toContain(name);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Вопрос № 1 удалён.')).toBeTruthy();
    expect(timesSaid(/удалён/, shell)).toBe(1);
    expect(titles()).toEqual(['№ 2. Вопрос 2']);
    expect(document.activeElement?.textContent).toBe('Все вопросы');
  });
});

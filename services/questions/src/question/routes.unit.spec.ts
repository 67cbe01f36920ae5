import { uuidv7 } from '@portal/event-store/uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../testing/calls.ts';
import { pdf, png } from '../testing/files.ts';
import { asked, questionForm } from '../testing/question-form.ts';
import { TestQuestions, type TestUser } from '../testing/test-questions.ts';

let questions: TestQuestions;
let admin: TestUser;
let send: ReturnType<typeof callsOf>['send'];
let call: ReturnType<typeof callsOf>['call'];
let list: ReturnType<typeof callsOf>['list'];

beforeEach(async () => {
  questions = await TestQuestions.start();
  admin = await questions.user('admin');
  ({ send, call, list } = callsOf(questions, admin));
});
afterEach(() => questions.close());

const file = { name: 'Справка МСЭ.pdf', data: pdf };

describe('the list', () => {
  it('is newest first, and tells who waits longest', async () => {
    const sent = [];
    for (const title of ['а', 'б', 'в', 'г', 'д']) sent.push((await send({ ...asked, title })).json());
    await call('PUT', `/${sent[0]._id}`, { status: 'answered' });
    const answer = await list();
    expect(answer.sendUs.map((q: { title: string }) => q.title)).toEqual(['д', 'г', 'в', 'б', 'а']);
    expect(answer.popularSendUs.map((q: { title: string }) => q.title)).toEqual(['б', 'в', 'г']);
    expect(answer).toMatchObject({ total: 5, unanswered: 4 });
  });

  it('comes in pages, whole and without repetition', async () => {
    for (let i = 1; i <= 47; i++) await send({ ...asked, title: `Вопрос ${i}` });
    for (const { _id } of (await list('?limit=30')).sendUs.slice(5, 29)) await call('DELETE', `/${_id}`);
    const read: number[] = [];
    for (let before = ''; ; ) {
      const { sendUs } = await list(`?limit=10${before}`);
      if (sendUs.length === 0) break;
      read.push(...sendUs.map(({ number }: { number: number }) => number));
      before = `&before=${read.at(-1)}`;
    }
    const all = (await list()).sendUs.map(({ number }: { number: number }) => number);
    expect(read).toEqual(all);
    expect(all).toHaveLength(23);
    expect(await list('?limit=1')).toMatchObject({ total: 23, unanswered: 23 });
  });

  it('can be searched and filtered', async () => {
    const lift = (await send()).json();
    const ramp = (await send({ ...asked, title: 'Пандус', name: 'Борис', text: 'Где?' })).json();
    await call('PUT', `/${ramp._id}`, { status: 'answered', answer: 'У входа.' });
    const found = async (query: string) => (await list(query)).sendUs.map(({ _id }: { _id: string }) => _id);
    expect(await found(`?search=${encodeURIComponent('ПОДЪЕМНИК')}`)).toEqual([lift._id]);
    expect(await found(`?search=${encodeURIComponent('у входа')}`)).toEqual([ramp._id]);
    expect(await found('?status=new')).toEqual([lift._id]);
    expect(await found('?status=answered')).toEqual([ramp._id]);
    expect(await found(`?status=new&search=${encodeURIComponent('пандус')}`)).toEqual([]);
  });

  it.each([
    ['?limit=0'],
    ['?limit=101'],
    ['?before=x'],
    ['?status=old'],
    ['?other=1'],
    [`?search=${'x'.repeat(201)}`],
  ])('refuses %s', async (query) => {
    expect((await call('GET', query)).statusCode).toBe(400);
  });
});

describe('answering', () => {
  let id: string;
  beforeEach(async () => {
    id = (await send({ ...asked, file })).json()._id;
  });

  it('changes what was sent and leaves the rest', async () => {
    const answer = await call('PUT', `/${id}`, { id, status: 'answered', answer: 'В четверг.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...{ _id: id, number: 1, status: 'answered', answer: 'В четверг.' },
      ...{ title: 'Подъёмник', email: 'anna@example.by', file: { name: 'Справка МСЭ.pdf' } },
    });
    expect((await list()).sendUs).toEqual([answer.json()]);
    const back = await call('PUT', `/${id}`, { status: 'new', answer: '', title: 'Лифт' });
    expect(back.json()).toMatchObject({ status: 'new', answer: '', title: 'Лифт' });
    expect((await list()).popularSendUs).toEqual([back.json()]);
  });

  it('over what somebody else has written meanwhile is refused, and the same over what is there now is taken', async () => {
    const put = (payload: object, version: string) =>
      questions.app.inject({
        ...{ method: 'PUT', url: `/api/sendUs/${id}`, payload },
        headers: { ...admin.headers, 'if-match': version },
      });
    expect((await put({ answer: 'В четверг.' }, '"1"')).json()).toMatchObject({ version: 2 });
    const late = await put({ answer: 'В пятницу.' }, '"1"');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Вопрос уже изменил кто-то другой. Обновите страницу и внесите правку ещё раз.',
    ]);
    expect((await list()).sendUs).toMatchObject([{ answer: 'В четверг.', version: 2 }]);
    expect((await put({ answer: 'В пятницу.' }, '"2"')).json()).toMatchObject({ version: 3 });
    expect((await put({}, 'two')).statusCode).toBe(400);
  });

  it('takes a form too', async () => {
    const form = await questionForm({ status: 'answered' });
    const answer = await questions.app.inject({
      ...{ method: 'PUT', url: `/api/sendUs/${id}`, payload: form.payload },
      headers: { ...form.headers, ...admin.headers },
    });
    expect(answer.json().status).toBe('answered');
  });

  it('writes nothing when nothing changes', async () => {
    await call('PUT', `/${id}`, { title: 'Подъёмник', status: 'new', answer: '' });
    await call('PUT', `/${id}`, {});
    expect(await questions.events()).toBe(1);
  });

  it.each<[object, string]>([
    [{ status: 'done' }, 'status'],
    [{ title: ' ' }, 'title'],
    [{ email: 'x' }, 'email'],
    [{ answer: 5 }, 'answer'],
    [{ answer: 'ы'.repeat(10_001) }, 'answer'],
    [{ number: 5 }, 'number'],
    [{ file: null }, 'file'],
    [{ id: '0192f0c4-0000-7000-8000-000000000009' }, 'id'],
  ])('refuses %j', async (changes, field) => {
    const answer = await call('PUT', `/${id}`, changes);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect(await questions.events()).toBe(1);
  });

  it.each([[uuidv7()], ['7'], ['%00']])('answers 404 for %s', async (other) => {
    const answer = await call('PUT', `/${other}`, { status: 'answered' });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Вопрос не найден.']);
  });
});

describe('deleting', () => {
  it('answers the question as it was, and forgets it with its file', async () => {
    const question = (await send({ ...asked, file })).json();
    const kept = (await send({ ...asked, title: 'Остаётся' })).json();
    const answer = await call('DELETE', `/${question._id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, question]);
    expect(await questions.stored()).toEqual([]);
    expect(await questions.parts.vault.isForgotten(`keys.question.${question._id}`)).toBe(true);
    expect(await list()).toEqual({ sendUs: [kept], popularSendUs: [kept], total: 1, unanswered: 1 });
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await call(method, `/${question._id}`, method === 'PUT' ? {} : undefined)).statusCode).toBe(
        404,
      );
    }
    expect((await call('GET', `/${question._id}/file`)).statusCode).toBe(404);
  });

  it('goes on from where it was broken off', async () => {
    const question = (await send({ ...asked, file })).json();
    const { files } = questions.parts;
    const erase = files.erase;
    files.erase = () => Promise.reject(new Error('away'));
    expect((await call('DELETE', `/${question._id}`)).statusCode).toBe(500);
    expect((await list()).sendUs).toEqual([]);
    files.erase = erase;
    const answer = await call('DELETE', `/${question._id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { _id: question._id, email: '', text: '' },
    ]);
    expect(await questions.stored()).toEqual([]);
    expect(await list()).toMatchObject({ total: 0 });
  });
});

describe('the file', () => {
  it('comes as a download, as it was sent', async () => {
    const { _id } = (await send({ ...asked, file: { name: 'Фото.png', data: png } })).json();
    const answer = await call('GET', `/${_id}/file`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="file.png"; filename*=UTF-8''${encodeURIComponent('Фото.png')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is stored sealed', async () => {
    await send({ ...asked, file });
    const [name] = await questions.stored();
    const bytes = Buffer.from((await questions.parts.files.get(name!))!);
    expect(bytes.includes('%PDF')).toBe(false);
  });

  it('is not found where there is none', async () => {
    const { _id } = (await send()).json();
    for (const id of [_id, uuidv7(), 'x']) {
      const answer = await call('GET', `/${id}/file`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Файл не найден.']);
    }
  });
});

describe('who may', () => {
  it.each([
    ['GET', '/api/sendUs'],
    ['GET', '/api/sendUs?limit=x'],
    ['GET', '/api/sendUs/events'],
    ['PUT', '/api/sendUs/x'],
    ['DELETE', '/api/sendUs/x'],
    ['GET', '/api/sendUs/x/file'],
  ] as const)('%s %s: administrators alone, judged first', async (method, url) => {
    expect((await questions.app.inject({ method, url })).statusCode).toBe(401);
    const { headers } = await questions.user('user');
    expect((await questions.app.inject({ method, url, headers })).statusCode).toBe(403);
    const AUTH = await questions.parts.auth.withdrawAdmin(admin.id);
    await questions.app.sequences.reach({ AUTH });
    expect((await questions.app.inject({ method, url, headers: admin.headers })).statusCode).toBe(403);
  });
});

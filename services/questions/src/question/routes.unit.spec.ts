import { uuidv7 } from '@portal/event-store/uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pdf, png } from '../testing/files.ts';
import { asked, questionForm } from '../testing/question-form.ts';
import { TestQuestions, type TestUser } from '../testing/test-questions.ts';

let questions: TestQuestions;
let admin: TestUser;

beforeEach(async () => {
  questions = await TestQuestions.start();
  admin = await questions.user('admin');
});
afterEach(() => questions.close());

type Fields = Parameters<typeof questionForm>[0];

async function send(fields: Fields = asked, headers: Record<string, string> = {}) {
  const form = await questionForm(fields);
  const answer = await questions.app.inject({
    ...{ method: 'POST', url: '/api/sendUs', payload: form.payload },
    headers: { ...form.headers, ...headers },
  });
  await questions.settled();
  return answer;
}

async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await questions.app.inject({
    ...{ method, url: `/api/sendUs${path}`, headers: admin.headers },
    ...(payload && { payload }),
  });
  await questions.settled();
  return answer;
}

const list = async (query = '') => (await call('GET', query)).json();
const file = { name: 'Справка МСЭ.pdf', data: pdf };

describe('sending a question', () => {
  it('answers the whole question, with a number to quote', async () => {
    const answer = await send({ ...asked, file });
    expect(answer.statusCode).toBe(201);
    const question = answer.json();
    expect(question).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: 1,
      title: 'Подъёмник',
      name: 'Анна Ёлкина',
      email: 'anna@example.by',
      text: 'Когда починят подъёмник?\nСпасибо.',
      file: { name: 'Справка МСЭ.pdf', size: pdf.length, type: 'application/pdf' },
      status: 'new',
      answer: '',
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
    });
    expect(await list()).toEqual({ sendUs: [question], popularSendUs: [question], total: 1, unanswered: 1 });
  });

  it('takes JSON too, and a form whose file was left empty', async () => {
    const json = await questions.app.inject({ method: 'POST', url: '/api/sendUs', payload: asked });
    expect([json.statusCode, json.json().file]).toEqual([201, null]);
    const empty = await send({ ...asked, file: { name: '', data: new Uint8Array() } });
    expect([empty.statusCode, empty.json().file]).toEqual([201, null]);
    expect(empty.json().number).toBe(2);
  });

  it('makes one question of the same request sent twice, and keeps one file', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await send({ ...asked, file }, key);
    await call('PUT', `/${first.json()._id}`, { status: 'answered' });
    const second = await send({ ...asked, file }, key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await questions.events()).toBe(2);
    expect(await questions.stored()).toHaveLength(1);
  });

  it('makes one question of both when they come at once', async () => {
    const key = { 'idempotency-key': 'once' };
    const [a, b] = await Promise.all([send({ ...asked, file }, key), send({ ...asked, file }, key)]);
    expect([a.statusCode, b.statusCode]).toEqual([201, 201]);
    expect(a.json()).toEqual(b.json());
    expect(await questions.events()).toBe(1);
    expect(await questions.stored()).toHaveLength(1);
  });

  it('knows the same request again after its question was deleted, and stores nothing', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await send(asked, key);
    await call('DELETE', `/${first.json()._id}`);
    const again = await send(asked, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await list()).toMatchObject({ sendUs: [], total: 0 });
  });

  it('refuses another question under the same key', async () => {
    const key = { 'idempotency-key': 'once' };
    await send(asked, key);
    expect((await send({ ...asked, title: 'Другое' }, key)).statusCode).toBe(409);
    expect((await send({ ...asked, file }, key)).statusCode).toBe(409);
    expect(await questions.events()).toBe(1);
    expect(await questions.stored()).toEqual([]);
  });

  it('is open to a token that is no longer good', async () => {
    expect((await send(asked, { authorization: 'Bearer a.b.c' })).statusCode).toBe(201);
  });

  it.each<[string, Fields, string]>([
    ['no title', { ...asked, title: '' }, 'title'],
    ['a name of white space', { ...asked, name: ' \n ' }, 'name'],
    ['no text', { title: 'а', name: 'б', email: 'a@b.by' }, 'text'],
    ['no e-mail', { ...asked, email: '' }, 'email'],
    ['an e-mail without a host', { ...asked, email: 'anna@' }, 'email'],
    ['two e-mails', { ...asked, email: 'a@b.by, c@d.by' }, 'email'],
    ['an e-mail with a header', { ...asked, email: 'a@b.by\nBcc: x@y.z' }, 'email'],
    ['a title that is too long', { ...asked, title: 'ы'.repeat(201) }, 'title'],
    ['a text that is too long', { ...asked, text: 'ы'.repeat(10_001) }, 'text'],
    ['an unknown field', { ...asked, status: 'answered' }, 'status'],
    ['the trap filled in', { ...asked, website: 'http://spam' }, 'website'],
    ['another file', { ...asked, photo: file }, 'photo'],
    ['an empty file', { ...asked, file: { name: 'a.pdf', data: new Uint8Array() } }, 'file'],
  ])('is refused with %s', async (_, fields, field) => {
    const answer = await send(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message: expect.stringMatching(/^[А-ЯЁ].*[.y]$/) }]);
    expect(await questions.events()).toBe(0);
    expect(await questions.stored()).toEqual([]);
  });

  it('is refused with a file of another kind, or one that is too large', async () => {
    const program = await send({ ...asked, file: { name: 'a.pdf', data: Buffer.from('MZ program') } });
    expect([program.statusCode, program.json().errors[0].field]).toEqual([415, 'file']);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 ** 2)]);
    const tooLarge = await send({ ...asked, file: { name: 'a.pdf', data: large } });
    expect([tooLarge.statusCode, tooLarge.json().errors[0].field]).toEqual([413, 'file']);
    expect(await questions.events()).toBe(0);
  });

  it.each([
    ['text/plain', 'title=a', 415],
    ['application/x-www-form-urlencoded', 'title=a', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"__proto__":{"status":"answered"}}', 400],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ])('is refused as %s %s', async (type, payload, status) => {
    const answer = await questions.app.inject({
      ...{ method: 'POST', url: '/api/sendUs', payload, headers: { 'content-type': type } },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/[а-я]/);
  });
});

describe('sending without JavaScript', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it('answers a page with the number', async () => {
    const answer = await send({ ...asked, email: 'a&b@example.by', website: '' }, browser);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(answer.body).toContain('<h1>Ваш вопрос успешно отправлен!</h1>');
    expect(answer.body).toContain('<strong>1</strong>');
    expect(answer.body).toContain('a&#38;b@example.by');
  });

  it('makes one question of two presses', async () => {
    await send({ ...asked, file }, browser);
    expect((await send({ ...asked, file }, browser)).body).toContain('<strong>1</strong>');
    await send({ ...asked, text: 'Ещё вопрос' }, browser);
    expect((await list()).total).toBe(2);
  });

  it('says on a page what is wrong, and that nothing is lost', async () => {
    const answer = await send({ ...asked, email: '<b>' }, browser);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>Произошла ошибка при отправке. Попробуйте снова.</h1>');
    expect(answer.body).toContain('<li>Электронная почта: Проверьте адрес');
    expect(answer.body).toContain('осталось в форме');
  });
});

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

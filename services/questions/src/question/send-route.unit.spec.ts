import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsOf, type Fields } from '../testing/calls.ts';
import { pdf } from '../testing/files.ts';
import { asked } from '../testing/question-form.ts';
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

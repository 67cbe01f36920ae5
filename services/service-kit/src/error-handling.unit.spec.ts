import { connect } from 'node:net';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService, type Service } from './create-service.ts';
import { TestAuth } from './testing/test-auth.ts';

let app: Service;
const open = { config: { access: 'public' as const } };

beforeEach(async () => {
  app = await createService({ name: 'test', authLog: (await TestAuth.start()).log });
  app.get('/things', open, async () => []);
  app.put('/things/:id', open, async () => ({}));
  app.get('/broken', open, async () => {
    throw new TypeError('secret detail in /etc/portal');
  });
  app.get(
    '/news/:id',
    {
      config: { access: 'public', notFound: 'Новость не найдена.' },
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ limit: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
      },
    },
    async (request) => request.query,
  );
  app.post(
    '/body',
    { ...open, schema: { body: Type.Object({ n: Type.Integer() }, { additionalProperties: false }) } },
    async () => ({}),
  );
});
afterEach(() => app.close());

describe('every refusal has the one form', () => {
  it('for an address that is not there', async () => {
    const answer = await app.inject('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Не найдено.' });
  });

  it('for a method that the address does not take, with those that it takes', async () => {
    const put = await app.inject({ method: 'DELETE', url: '/things/5?x=1' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'PUT']);
    const get = await app.inject({ method: 'POST', url: '/things', payload: {} });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(get.json().message).toBe('Это действие здесь невозможно.');
  });

  it('for what nobody foresaw, and tells nothing of it', async () => {
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Что-то пошло не так. Попробуйте позже.',
    });
  });

  it('for an id that can be nobody’s, in the words of the route', async () => {
    const answer = await app.inject('/news/..%2Fetc');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Новость не найдена.']);
  });

  it('for an address that can not be decoded, or is too long', async () => {
    expect((await app.inject('/news/%E0%A4%A')).statusCode).toBe(400);
    expect((await app.inject(`/news/${'x'.repeat(5_000)}`)).statusCode).toBe(414);
  });

  it('for a wrong query, whose numbers are read from text', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    expect((await app.inject(`/news/${id}?limit=5`)).json()).toEqual({ limit: 5 });
    const answer = await app.inject(`/news/${id}?limit=x&$where=1`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: '$where', message: 'Такого поля здесь нет.' },
      { field: 'limit', message: 'Здесь нужно целое число.' },
    ]);
  });

  it('for a body of wrong types, which are not made right in silence', async () => {
    for (const payload of [{ n: '5' }, { n: null }, { n: 5, m: 1 }]) {
      expect((await app.inject({ method: 'POST', url: '/body', payload })).statusCode).toBe(400);
    }
    expect((await app.inject({ method: 'POST', url: '/body', payload: { n: 5 } })).statusCode).toBe(200);
  });
});

describe('what the HTTP parser refuses is answered in the one form too', () => {
  async function raw(request: string): Promise<string> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(request);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'Проверьте'],
    [
      'headers too large',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Слишком большие заголовки',
    ],
  ])('%s', async (_name, request, status, message) => {
    const [head, body] = (await raw(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body!)).toMatchObject({
      statusCode: status,
      message: expect.stringContaining(message),
    });
  });
});

import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService, type Service } from './create-service.ts';
import { readForm, useForms } from './form.ts';
import { TestAuth } from './testing/test-auth.ts';
import { Check } from './validation.ts';

const Fields = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 10, pattern: '\\S' }),
    tags: Type.Optional(Type.Array(Type.Object({ name: Type.String() }, { additionalProperties: false }))),
  },
  { additionalProperties: false },
);

let app: Service;

beforeEach(async () => {
  app = await createService({ name: 'test', authLog: (await TestAuth.start()).log });
  await useForms(app);
  const options = { fields: new Check(Fields), json: ['tags'], file: { name: 'image', maxBytes: 1_000 } };
  app.post('/form', { config: { access: 'public' } }, async (request) => {
    const { fields, file } = await readForm(request, options);
    return { fields, file: file && { ...file, data: file.data.toString() } };
  });
});
afterEach(() => app.close());

async function send(form: FormData, cut?: (body: Buffer) => Buffer) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return app.inject({ method: 'POST', url: '/form', headers, payload: cut?.(body) ?? body });
}

function form(entries: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('a form', () => {
  it('is read with its file, JSON fields and LF line ends', async () => {
    const image = new File(['bytes'], 'a.png', { type: 'image/png' });
    const answer = await send(
      form([
        ['title', 'a\r\nb\rc'],
        ['tags', '[{"name":"x"}]'],
        ['image', image],
      ]),
    );
    expect(answer.json()).toEqual({
      fields: { title: 'a\nb\nc', tags: [{ name: 'x' }] },
      file: { filename: 'a.png', mimetype: 'image/png', data: 'bytes' },
    });
  });

  it('has no file when the file input was left empty', async () => {
    const answer = await send(
      form([
        ['title', 'a'],
        ['image', new File([], '', { type: 'application/octet-stream' })],
      ]),
    );
    expect(answer.json().file).toBeNull();
  });

  it('says what is wrong with each field', async () => {
    const answer = await send(
      form([
        ['title', '  '],
        ['tags', '[{'],
        ['evil', 'x'],
      ]),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Проверьте, правильно ли заполнены поля.',
      errors: [
        { field: 'tags', message: 'Неверное значение.' },
        { field: 'evil', message: 'Такого поля здесь нет.' },
        { field: 'title', message: 'Заполните это поле.' },
      ],
    });
  });

  it.each<[string, [string, string | File][], number]>([
    [
      'an operator object in a JSON field',
      [
        ['title', 'a'],
        ['tags', '{"$ne":null}'],
      ],
      400,
    ],
    [
      'prototype pollution in a JSON field',
      [
        ['title', 'a'],
        ['tags', '[{"name":"x","__proto__":{"a":1}}]'],
      ],
      400,
    ],
    [
      'a field named like a property of objects',
      [
        ['title', 'a'],
        ['constructor', 'x'],
      ],
      400,
    ],
    [
      'a field twice',
      [
        ['title', 'a'],
        ['title', 'b'],
      ],
      400,
    ],
    [
      'a second file',
      [
        ['title', 'a'],
        ['image', new File(['1'], '1')],
        ['image', new File(['2'], '2')],
      ],
      400,
    ],
    [
      'a file under another name',
      [
        ['title', 'a'],
        ['virus', new File(['1'], '1')],
      ],
      400,
    ],
    [
      'a file that is too large',
      [
        ['title', 'a'],
        ['image', new File(['x'.repeat(1_001)], '1')],
      ],
      413,
    ],
    ['a text that is too large', [['title', 'x'.repeat(300_000)]], 413],
    ['too many fields', Array.from({ length: 40 }, (_, i) => [`f${i}`, 'x']), 413],
  ])('refuses %s', async (_name, entries, status) => {
    const answer = await send(form(entries));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/[а-я]/);
  });

  it('refuses what is cut off or broken', async () => {
    const whole = form([
      ['title', 'a'],
      ['image', new File(['bytes'], 'a.png')],
    ]);
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const answer = await send(whole, (body) => body.subarray(0, Math.floor(body.length * share)));
      expect(answer.statusCode).toBe(400);
    }
    const noBoundary = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect(noBoundary.statusCode).toBe(400);
  });

  it('refuses another kind of body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/form', payload: { title: 'a' } });
    expect(answer.statusCode).toBe(415);
  });
});

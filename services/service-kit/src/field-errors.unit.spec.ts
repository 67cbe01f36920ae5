import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { Check } from './validation.ts';

const Form = new Check(
  Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }),
      name: Type.Optional(Type.String({ minLength: 3, maxLength: 21, pattern: '^\\p{L}+$' })),
      email: Type.Optional(Type.String({ format: 'email' })),
      id: Type.Optional(Type.String({ format: 'uuid' })),
      age: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
      color: Type.Optional(Type.Union([Type.Literal('blue'), Type.Literal('red')])),
      tags: Type.Optional(Type.Array(Type.Object({ name: Type.String() }), { maxItems: 1 })),
    },
    { additionalProperties: false },
  ),
);

describe('what is wrong with a field is said in Russian', () => {
  it.each<[object, string, string]>([
    [{}, 'title', 'Заполните это поле.'],
    [{ title: '' }, 'title', 'Заполните это поле.'],
    [{ title: ' \n ' }, 'title', 'Заполните это поле.'],
    [{ title: '123456' }, 'title', 'Не длиннее 5 символов.'],
    [{ title: { $ne: null } }, 'title', 'Здесь нужен текст.'],
    [{ title: 5 }, 'title', 'Здесь нужен текст.'],
    [{ title: 'a', name: 'ab' }, 'name', 'Не короче 3 символов.'],
    [{ title: 'a', name: 'x'.repeat(22) }, 'name', 'Не длиннее 21 символа.'],
    [{ title: 'a', name: '<b>' }, 'name', 'Здесь есть недопустимые символы.'],
    [{ title: 'a', email: 'a@' }, 'email', 'Неверный адрес электронной почты.'],
    [{ title: 'a', id: '1' }, 'id', 'Неверный идентификатор.'],
    [{ title: 'a', age: '7' }, 'age', 'Здесь нужно целое число.'],
    [{ title: 'a', age: 0 }, 'age', 'Не меньше 1.'],
    [{ title: 'a', age: 121 }, 'age', 'Не больше 120.'],
    [{ title: 'a', color: 'green' }, 'color', 'Выберите одно из предложенных значений.'],
    [{ title: 'a', tags: [{ name: 'a' }, { name: 'b' }] }, 'tags', 'Не больше 1 записи.'],
    [{ title: 'a', tags: [{}] }, 'tags.0.name', 'Заполните это поле.'],
    [{ title: 'a', evil: 1 }, 'evil', 'Такого поля здесь нет.'],
  ])('%j', (value, field, message) => {
    expect(Form.errors(value)).toEqual([{ field, message }]);
  });

  it('for all fields at once', () => {
    expect(Form.errors({ title: '', email: 'x' })?.map(({ field }) => field)).toEqual(['title', 'email']);
  });

  it('for twenty fields at most', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, i]));
    expect(Form.errors(many)).toHaveLength(20);
  });

  it('counts characters, not code units', () => {
    expect(Form.errors({ title: '👩👩👩👩👩' })).toBeNull();
  });
});

it('a value that is no object at all is refused as a whole', () => {
  for (const value of [null, 'x', 5, []]) expect(Form.errors(value)).toEqual([]);
});

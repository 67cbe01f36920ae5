// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const read = (html: string) => {
  document.body.innerHTML = html;
  return passagesOf(document.body);
};

describe('what is read aloud of a page', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('are its sentences in order, each where it stands', () => {
    const passages = read('<h1>Помощь</h1><p>Позвоните <b>нам</b>. Мы ответим.</p><ul><li>Паспорт</li></ul>');
    expect(passages.map(({ text }) => text)).toEqual(['Помощь', 'Позвоните нам.', 'Мы ответим.', 'Паспорт']);
    expect(passages.map(({ range }) => range.toString())).toEqual(passages.map(({ text }) => text));
  });

  it('is said once, also where blocks stand in blocks', () => {
    expect(read('<ul><li><p>Раз.</p></li></ul>').map(({ text }) => text)).toEqual(['Раз.']);
  });

  it('has no controls, forms and drawings', () => {
    const passages = read(
      '<p>Да. <button>Нажмите</button></p><form><p>Имя</p></form><p hidden>Нет</p><nav><p>Меню</p></nav>',
    );
    expect(passages.map(({ text }) => text)).toEqual(['Да.']);
  });
});

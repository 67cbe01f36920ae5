// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { pressedAddress } from './link-presses.ts';

const here = new URL('http://portal.example/news?page=2');

/** What a press on this link means. */
function press(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-pressed]') ?? document.body.firstElementChild;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  let answer: string | null = null;
  document.addEventListener(
    'click',
    (pressed) => {
      answer = pressedAddress(pressed, here);
      pressed.preventDefault(); // the test's own document stays where it is
    },
    { once: true },
  );
  target?.dispatchEvent(event);
  return answer;
}

describe('presses on links', () => {
  it('lead to pages of the portal without a reload, in any letter case', () => {
    expect(press('<a href="http://portal.example/contacts">Контакты</a>')).toBe('/contacts');
    expect(press('<a href="http://portal.example/crm/sendus">Вопросы</a>')).toBe('/crm/sendus');
    expect(press('<a href="http://portal.example/news/1?a=b#c"><b data-pressed>1</b></a>')).toBe(
      '/news/1?a=b#c',
    );
  });

  it.each([
    ['another site', '<a href="https://example.org/">Сайт</a>', {}],
    ['a file of the server', '<a href="http://portal.example/api/uploads/a.webp">Файл</a>', {}],
    ['a download', '<a href="http://portal.example/news" download>Файл</a>', {}],
    ['a new window', '<a href="http://portal.example/news" target="_blank">Новости</a>', {}],
    ['a place on the same page', '<a href="http://portal.example/news?page=2#content">К тексту</a>', {}],
    ['a press with Ctrl', '<a href="http://portal.example/news">Новости</a>', { ctrlKey: true }],
    ['the middle button', '<a href="http://portal.example/news">Новости</a>', { button: 1 }],
    ['something that is no link', '<p>Текст</p>', {}],
  ])('leave %s to the browser', (_, html, init) => {
    expect(press(html, init)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { prefersHtml } from './prefers-html.ts';

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['TEXT/HTML', true],
  ['application/json;q=0.5, text/html', true],
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/json', false],
  ['application/json, text/html;q=0.9', false],
  ['text/html;q=0', false],
  ['text/html;q=x', false],
])('%s: a page is wanted: %s', (accept, html) => {
  expect(prefersHtml(accept)).toBe(html);
});

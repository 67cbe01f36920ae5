import { expect, it } from 'vitest';
import { contentTag, entityTag, matchesTag } from './etag.ts';

it('gives the same content the same tag, and another content another one', () => {
  expect(contentTag(Buffer.from('a'))).toBe(contentTag(Buffer.from('a')));
  expect(contentTag(Buffer.from('a'))).not.toBe(contentTag(Buffer.from('b')));
});

it('gives each coding of a content a tag of its own', () => {
  expect(new Set(['"x"', entityTag('x', 'br'), entityTag('x', 'gzip')]).size).toBe(3);
  expect(entityTag('x', 'identity')).toBe('"x"');
});

it.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"y", "x"', true],
  ['*', true],
  ['"y"', false],
  ['"x-br"', false],
  [undefined, false],
])('If-None-Match: %s matches "x": %s', (header, matches) => {
  expect(matchesTag(header, '"x"')).toBe(matches);
});

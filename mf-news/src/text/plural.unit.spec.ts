import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [1, 'новость'],
  [2, 'новости'],
  [5, 'новостей'],
  [11, 'новостей'],
  [21, 'новость'],
  [112, 'новостей'],
])('says %i %s', (count, word) => {
  expect(plural(count, ['новость', 'новости', 'новостей'])).toBe(word);
});

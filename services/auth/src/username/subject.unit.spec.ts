import { describe, expect, it } from 'vitest';
import { foldUsername, usernameKey } from './subject.ts';

describe('two user names are the same', () => {
  it.each([
    ['Анна', 'АННА'],
    ['Straße', 'STRASSE'],
    ['Όσος', 'ΌΣΟΣ'],
    ['ﬁnn', 'finn'],
    ['Ёж', 'Ёж'.normalize('NFD')],
    ['ｉｖａｎ', 'ivan'],
  ])('%s and %s', (one, other) => {
    expect(foldUsername(one)).toBe(foldUsername(other));
  });
});

it('keeps names apart that differ in more than case', () => {
  expect(foldUsername('anna')).not.toBe(foldUsername('аnnа'));
});

it('can not be told from the log without the secret', () => {
  expect(usernameKey('anna', Buffer.alloc(32, 1))).not.toBe(usernameKey('anna', Buffer.alloc(32, 2)));
  expect(usernameKey('anna', Buffer.alloc(32, 1))).toMatch(/^[0-9a-f]{64}$/);
});

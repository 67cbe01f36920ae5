import { expect, it } from 'vitest';
import { uuidv7 } from './uuid.ts';

it('makes UUIDs of version 7 that begin with the time', () => {
  expect(uuidv7(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('sorts by time and never repeats', () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => uuidv7(1_000_000 + i));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 10_000 }, () => uuidv7(0))).size).toBe(10_000);
});

import { expect, it } from 'vitest';
import { InvalidInputError } from './errors.ts';
import { expectedVersion } from './if-match.ts';

it('reads the version', () => {
  expect(expectedVersion('"12"')).toBe(12);
  expect(expectedVersion('"0"')).toBe(0);
});

it('expects nothing without the header, or of any version', () => {
  expect(expectedVersion(undefined)).toBeUndefined();
  expect(expectedVersion('*')).toBeUndefined();
});

it.each(['12', '"01"', '"-1"', '"x"', '""', 'W/"1"', '"1", "2"', '"9999999999"'])('refuses %s', (header) => {
  expect(() => expectedVersion(header)).toThrow(InvalidInputError);
});

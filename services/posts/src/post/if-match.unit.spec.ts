import { InvalidInputError } from '@portal/service-kit/errors';
import { expect, it } from 'vitest';
import { expectedVersion } from './if-match.ts';

it('reads the version', () => {
  expect(expectedVersion('"12"')).toBe(12);
});

it('expects nothing without the header, or of any version', () => {
  expect(expectedVersion(undefined)).toBeUndefined();
  expect(expectedVersion('*')).toBeUndefined();
});

it.each(['12', '"0"', '"-1"', '"x"', '""', 'W/"1"', '"1", "2"', '"9999999999"'])('refuses %s', (header) => {
  expect(() => expectedVersion(header)).toThrow(InvalidInputError);
});

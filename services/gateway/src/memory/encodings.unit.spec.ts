import { expect, it } from 'vitest';
import { bestEncoding } from './encodings.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
])('for %j it takes %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
  expect(bestEncoding(header)).toBe(encoding);
});

import { expect, it } from 'vitest';
import { fileSize } from './file-size.tsx';

it.each([
  [512, '512 Б'],
  [51_200, '50 КБ'],
  [1_020_000, '996 КБ'],
  [1_030_000, '1 МБ'],
  [2_516_582, '2,4 МБ'],
  [10_485_760, '10 МБ'],
])('says %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

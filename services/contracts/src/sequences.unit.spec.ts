import { expect, it } from 'vitest';
import { formatSequences, parseSequences } from './sequences.ts';

it('reads back what it writes', () => {
  expect(parseSequences(formatSequences({ POSTS: 812, AUTH: 40 }))).toEqual({ POSTS: 812, AUTH: 40 });
});

it('leaves out what is not a sequence', () => {
  expect(parseSequences('POSTS=x,AUTH=4,evil=1,KEYS=-2')).toEqual({ AUTH: 4 });
  expect(parseSequences(undefined)).toEqual({});
});

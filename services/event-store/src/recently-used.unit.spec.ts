import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('keeps what was used last', () => {
  const map = new RecentlyUsed<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.peek('b');
  map.set('c', 3);
  expect([map.peek('a'), map.peek('b'), map.peek('c')]).toEqual([1, undefined, 3]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Directory, isClosed, nextPage, noPages, PAGE_SIZE, pagesBack, withGap } from './directory.ts';

const pages = (count: number): Directory => ({ ...noPages, published: count * PAGE_SIZE - 1 });

it('fills a page before it begins the next', () => {
  expect(nextPage(noPages)).toBe(0);
  expect(nextPage({ published: PAGE_SIZE - 1 })).toBe(0);
  expect(nextPage({ published: PAGE_SIZE })).toBe(1);
  expect(isClosed({ published: PAGE_SIZE - 1 }, 0)).toBe(false);
  expect(isClosed({ published: PAGE_SIZE }, 0)).toBe(true);
});

it('goes back over all pages, newest first', () => {
  expect([...pagesBack(pages(4))]).toEqual([3, 2, 1, 0]);
  expect([...pagesBack(pages(4), 1)]).toEqual([1, 0]);
  expect([...pagesBack(noPages)]).toEqual([0]);
});

it('steps over gaps, whatever the order they came in', () => {
  const numbers = fc.uniqueArray(fc.nat(30), { maxLength: 25 });
  fc.assert(
    fc.property(numbers, fc.nat(30), (emptied, from) => {
      const directory = emptied.reduce(withGap, pages(31));
      const left = Array.from({ length: from + 1 }, (_, page) => page).filter(
        (page) => !emptied.includes(page),
      );
      expect([...pagesBack(directory, from)]).toEqual(left.toReversed());
    }),
  );
});

it('joins neighbouring gaps', () => {
  expect([5, 3, 9, 4].reduce(withGap, pages(20)).gaps).toEqual([
    [3, 5],
    [9, 9],
  ]);
});

import { expect, test } from 'vitest';
import { everyCombination, pairsOf, pairwise } from './pairs.ts';

const factors = {
  page: Array.from({ length: 20 }, (_, index) => `/${index}`),
  role: ['visitor', 'user', 'admin'],
  text: ['1', '5'],
  look: ['ordinary', 'dark', 'white-on-black', 'black-on-white', 'blue-on-blue', 'brown-on-beige'],
};
const every = everyCombination(factors);

test('every combination is there once', () => {
  expect(every).toHaveLength(20 * 3 * 2 * 6);
  expect(new Set(every.map((one) => JSON.stringify(one))).size).toBe(every.length);
});

test('every pair that any combination holds is in one of the few', () => {
  const met = new Set(pairwise(every).flatMap(pairsOf));
  expect(every.flatMap(pairsOf).filter((pair) => !met.has(pair))).toEqual([]);
});

test('pairs that no combination holds are not asked for', () => {
  const allowed = every.filter(({ page, role }) => page !== '/0' || role === 'admin');
  const few = pairwise(allowed);
  expect(few.filter(({ page, role }) => page === '/0' && role !== 'admin')).toEqual([]);
  const met = new Set(few.flatMap(pairsOf));
  expect(allowed.flatMap(pairsOf).filter((pair) => !met.has(pair))).toEqual([]);
});

test('pairs that have met already are not asked for again', () => {
  const chosen = every.filter(({ page }) => page === '/0');
  const few = pairwise(every, chosen);
  expect(few.filter(({ page }) => page === '/0')).toEqual([]);
  const met = new Set([...chosen, ...few].flatMap(pairsOf));
  expect(every.flatMap(pairsOf).filter((pair) => !met.has(pair))).toEqual([]);
});

test('the few are hardly more than the two largest factors ask for, and the same each time', () => {
  const few = pairwise(every);
  expect(few.length).toBeLessThan(20 * 6 * 1.1);
  expect(pairwise(every)).toEqual(few);
});

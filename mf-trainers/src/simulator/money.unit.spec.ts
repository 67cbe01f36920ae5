import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cash, inWords, lacking, priceTag, purse, rubles } from './money.ts';

describe('money', () => {
  it('is whole kopecks, also for prices that are no binary fractions', () => {
    expect([0.8, 1.5, 2.5].map(rubles)).toEqual([80, 150, 250]);
  });

  it('is short on a price tag', () => {
    expect([500, 150, 80, 105].map(priceTag)).toEqual(['5 руб.', '1,50 руб.', '0,80 руб.', '1,05 руб.']);
  });

  it('is written in whole words within a sentence', () => {
    expect([100, 200, 1000, 2100, 1150, 80, 0, 201].map(inWords)).toEqual([
      '1 рубль',
      '2 рубля',
      '10 рублей',
      '21 рубль',
      '11 рублей 50 копеек',
      '80 копеек',
      '0 рублей',
      '2 рубля 1 копейка',
    ]);
  });

  it('says what is lacking in the genitive', () => {
    expect([100, 200, 2150, 50, 1].map(lacking)).toEqual([
      'Не хватает 1 рубля.',
      'Не хватает 2 рублей.',
      'Не хватает 21 рубля 50 копеек.',
      'Не хватает 50 копеек.',
      'Не хватает 1 копейки.',
    ]);
  });

  it('lies in the purse as real notes and coins that add up', () => {
    expect(purse(3880)).toEqual([2000, 1000, 500, 200, 100, 50, 20, 10]);
    fc.assert(
      fc.property(fc.nat(20_000), (sum) => {
        const pieces = purse(sum);
        expect(pieces.reduce((all, piece) => all + piece, 0)).toBe(sum);
        expect(pieces.every((piece) => cash.includes(piece))).toBe(true);
      }),
    );
  });
});

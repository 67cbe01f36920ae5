/** Money is counted in whole kopecks: 0.8 + 1.5 is not 2.3 in binary fractions. */
export type Kopecks = number;

export const rubles = (amount: number): Kopecks => Math.round(amount * 100);

/** For price tags: '5 руб.', '1,50 руб.'. */
export function priceTag(kopecks: Kopecks): string {
  const whole = Math.trunc(kopecks / 100);
  const rest = kopecks % 100;
  return rest === 0 ? `${whole} руб.` : `${whole},${String(rest).padStart(2, '0')} руб.`;
}

/** For sentences: '5 рублей', '1 рубль 50 копеек', '80 копеек'. */
export function inWords(kopecks: Kopecks): string {
  const whole = Math.trunc(kopecks / 100);
  const rest = kopecks % 100;
  const parts = [];
  if (whole > 0 || rest === 0) parts.push(`${whole} ${plural(whole, 'рубль', 'рубля', 'рублей')}`);
  if (rest > 0) parts.push(`${rest} ${plural(rest, 'копейка', 'копейки', 'копеек')}`);
  return parts.join(' ');
}

/** For what is lacking, in the genitive: 'Не хватает 1 рубля 50 копеек'. */
export function lacking(kopecks: Kopecks): string {
  const whole = Math.trunc(kopecks / 100);
  const rest = kopecks % 100;
  const parts = [];
  if (whole > 0) parts.push(`${whole} ${plural(whole, 'рубля', 'рублей', 'рублей')}`);
  if (rest > 0) parts.push(`${rest} ${plural(rest, 'копейки', 'копеек', 'копеек')}`);
  return `Не хватает ${parts.join(' ')}.`;
}

/** Notes and coins of Belarus, in kopecks, the largest first. */
export const cash: readonly Kopecks[] = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/** A sum as the fewest notes and coins, the largest first. */
export function purse(kopecks: Kopecks): Kopecks[] {
  const pieces: Kopecks[] = [];
  let left = kopecks;
  for (const piece of cash) {
    while (left >= piece) {
      pieces.push(piece);
      left -= piece;
    }
  }
  return pieces;
}

/** The Russian form that goes with a number: 1 рубль, 2 рубля, 5 рублей. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const ones = count % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

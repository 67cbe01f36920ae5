import { describe, expect, it } from 'vitest';
import { rubles } from '../simulator/money.ts';
import { provenMachine } from '../simulator/proven-machine.ts';
import { type AilmentId, ailments, head, sums } from './data.ts';
import { balance, type PharmacyState, pharmacyMachine } from './machine.ts';
import { pharmacy } from './narration.ts';

provenMachine(pharmacy, {
  steps: [0, 1, 2, 3, 4, 5, 6, 7],
  invariant: (state) => expect(balance(state)).toBeGreaterThanOrEqual(0),
});

function atShelf(money: number, ailment: AilmentId): PharmacyState {
  return { ...pharmacyMachine.initial, step: 3, money: rubles(money), ailment };
}

const priceList = (of: typeof head) =>
  `${of.name}: ${of.medicines.map(({ name, price }) => `${name} ${price / 100}`).join(', ')}`;

describe('the pharmacy', () => {
  it('has the sums, symptoms and prices of the specification', () => {
    expect(sums).toEqual([1000, 5000, 10_000]);
    expect(ailments.map(priceList)).toEqual([
      'Горло: Спрей 5, Леденцы 5',
      'Нос: Капли 3, Мазь 4, Спрей 6',
      'Зубы: Обезболивающее 6, Капли 2, Сироп 10',
      'Живот: Обезболивающее 6, От изжоги 6, От диареи 2',
      'Ухо: Капли 4, Обезболивающее 6, Компресс 5',
      'Ушиб: Обезболивающее 6, Йод 2, Мазь 5',
      'Спина: Обезболивающее 6, Согревающая мазь 20, Пластырь 4',
    ]);
  });

  it('keeps the prices for the head and does not offer it', () => {
    expect(priceList(head)).toBe('Голова: Обезболивающее 6, Спазмолитик 6, Жаропонижающее 5');
    expect(ailments).not.toContain(head);
  });

  it('takes the price off the balance', () => {
    const state = pharmacyMachine.next(atShelf(10, 'nose'), { type: 'buy', medicine: 2 });
    expect(balance(state)).toBe(rubles(4));
  });

  it('says how much is missing for what is too dear', () => {
    expect(pharmacyMachine.refusal(atShelf(10, 'back'), { type: 'buy', medicine: 1 })).toEqual({
      kind: 'unavailable',
      reason: 'Не хватает 10 рублей.',
    });
  });

  it('sells nothing twice', () => {
    const state = pharmacyMachine.next(atShelf(100, 'throat'), { type: 'buy', medicine: 0 });
    expect(pharmacyMachine.refusal(state, { type: 'buy', medicine: 0 })?.reason).toBe(
      'Вы уже купили: Спрей.',
    );
  });

  it('sells a medicine for the last rouble', () => {
    const state = pharmacyMachine.next(atShelf(10, 'teeth'), { type: 'buy', medicine: 2 });
    expect(balance(state)).toBe(0);
    expect(pharmacyMachine.refusal(state, { type: 'buy', medicine: 1 })?.reason).toBe('Не хватает 2 рублей.');
  });

  it('asks whether it helped before it ends, well or at the doctor', () => {
    const asked = pharmacyMachine.next({ ...atShelf(10, 'ear'), step: 5, bought: [0] }, { type: 'take' });
    expect(pharmacyMachine.screen?.(asked)).toBe('5 question');
    expect(pharmacyMachine.next(asked, { type: 'better' }).step).toBe(6);
    expect(pharmacyMachine.next(asked, { type: 'worse' }).step).toBe(7);
  });
});

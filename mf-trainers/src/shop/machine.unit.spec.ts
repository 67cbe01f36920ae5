import { describe, expect, it } from 'vitest';
import { rubles } from '../simulator/money.ts';
import { provenMachine } from '../simulator/proven-machine.ts';
import { type ItemId, sections, sums } from './data.ts';
import { balance, type ShopEvent, type ShopState, shopMachine, total } from './machine.ts';
import { shop } from './narration.ts';

/** All twelve items would be half a million states a sum; three show every kind of state. */
const few: ItemId[] = ['bread', 'pie', 'cream'];

provenMachine(shop, {
  steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  only: (_, event) => !('item' in event) || few.includes(event.item),
  invariant: (state) => {
    expect(balance(state)).toBeGreaterThanOrEqual(0);
    expect(total(state.list)).toBeLessThanOrEqual(state.money);
    expect(state.basket.every((item) => state.list.includes(item))).toBe(true);
  },
});

function withList(money: number, list: ItemId[]): ShopState {
  return { step: 5, money: rubles(money), payment: 'cash', list, basket: [] };
}

function follow(state: ShopState, events: ShopEvent[]): ShopState {
  return events.reduce((now, event) => {
    expect(shopMachine.refusal(now, event)).toBeNull();
    return shopMachine.next(now, event);
  }, state);
}

describe('the shop', () => {
  it('has the sums, sections and prices of the specification', () => {
    expect(sums).toEqual([1000, 2000, 5000, 10_000]);
    expect(sections.map(({ items }) => items.map(({ id, price }) => `${id} ${price / 100}`))).toEqual([
      ['bread 2', 'loaf 3', 'bun 1', 'pie 5'],
      ['milk 2', 'kefir 1.5', 'curd 2.5', 'cream 2.5'],
      ['potato 0.8', 'cabbage 1', 'carrot 1.5', 'onion 2'],
    ]);
  });

  it('takes nothing on the list that would make the total exceed the money', () => {
    const nearlyTen = withList(10, ['pie', 'cream', 'carrot']);
    expect(total(nearlyTen.list)).toBe(900);
    expect(shopMachine.refusal(nearlyTen, { type: 'list', item: 'onion' })).toEqual({
      kind: 'unavailable',
      reason: 'Не хватает 1 рубля.',
    });
    expect(shopMachine.refusal(nearlyTen, { type: 'list', item: 'cabbage' })).toBeNull();
  });

  it('spends the money to the last kopeck', () => {
    let state = withList(10, ['pie', 'cream', 'carrot']);
    state = follow(state, [
      { type: 'list', item: 'cabbage' },
      { type: 'sections' },
      { type: 'list-ready' },
      { type: 'take-basket' },
      { type: 'shelf', section: 'bakery' },
      { type: 'take', item: 'pie' },
      { type: 'hall' },
      { type: 'shelf', section: 'vegetables' },
      { type: 'take', item: 'cabbage' },
      { type: 'take', item: 'carrot' },
    ]);
    expect(balance(state)).toBe(250);
    state = follow(state, [
      { type: 'hall' },
      { type: 'shelf', section: 'dairy' },
      { type: 'take', item: 'cream' },
      { type: 'hall' },
      { type: 'checkout' },
    ]);
    expect(balance(state)).toBe(0);
  });

  it('adds 0.8 and 1.5 without a lost kopeck', () => {
    expect(total(['potato', 'carrot', 'kefir'])).toBe(380);
  });

  it('gives only what is on the list, and each once', () => {
    const atShelf: ShopState = { ...withList(10, ['milk']), step: 9 };
    expect(shopMachine.refusal(atShelf, { type: 'take', item: 'kefir' })?.kind).toBe('wrong');
    const taken = shopMachine.next(atShelf, { type: 'take', item: 'milk' });
    expect(shopMachine.refusal(taken, { type: 'take', item: 'milk' })?.reason).toBe('Молоко: уже в корзине.');
  });

  it('takes the payment that was chosen before, and no other', () => {
    const atTill: ShopState = { ...withList(10, ['milk']), step: 11, basket: ['milk'], payment: 'card' };
    expect(shopMachine.refusal(atTill, { type: 'pay', payment: 'cash' })?.kind).toBe('unavailable');
    expect(shopMachine.next(atTill, { type: 'pay', payment: 'card' }).step).toBe(12);
  });

  it('leaves to the choice of payment, with the same sum and nothing bought', () => {
    const thanked: ShopState = { ...withList(20, ['milk']), step: 12, basket: ['milk'] };
    expect(shopMachine.next(thanked, { type: 'leave' })).toEqual({
      step: 1,
      money: 2000,
      payment: null,
      list: [],
      basket: [],
    });
  });
});

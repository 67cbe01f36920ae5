import type { Machine, Refusal } from '../simulator/machine.ts';
import { type Kopecks, lacking } from '../simulator/money.ts';
import {
  type Item,
  type ItemId,
  type Payment,
  payments,
  type Section,
  type SectionId,
  sections,
  sums,
} from './data.ts';

export interface ShopState {
  step: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** The sum that the visitor came with; 0 before it is chosen. */
  money: Kopecks;
  payment: Payment | null;
  /** What the visitor wants to buy, in the order of the shelves. */
  list: readonly ItemId[];
  /** What lies in the basket; always on the list. */
  basket: readonly ItemId[];
}

export type ShopEvent =
  | { type: 'money'; money: Kopecks }
  | { type: 'payment'; payment: Payment }
  | { type: 'section'; section: SectionId }
  | { type: 'list'; item: ItemId }
  | { type: 'sections' }
  | { type: 'list-ready' }
  | { type: 'take-basket' }
  | { type: 'shelf'; section: SectionId }
  | { type: 'take'; item: ItemId }
  | { type: 'hall' }
  | { type: 'checkout' }
  | { type: 'pay'; payment: Payment }
  | { type: 'leave' };

const items = sections.flatMap((section) => section.items);

export function itemOf(id: ItemId): Item {
  return items.find((item) => item.id === id)!;
}

/** The section whose list or shelf is in view. */
export function sectionOf(step: number): Section | undefined {
  return sections.find((section) => section.listStep === step || section.shelfStep === step);
}

export function total(ids: readonly ItemId[]): Kopecks {
  return ids.reduce((sum, id) => sum + itemOf(id).price, 0);
}

/** What is left of the money: what lies in the basket has been deducted. */
export function balance(state: ShopState): Kopecks {
  return state.money - total(state.basket);
}

export function missing(state: ShopState): ItemId[] {
  return state.list.filter((id) => !state.basket.includes(id));
}

export const shopMachine: Machine<ShopState, ShopEvent> = {
  initial: { step: 0, money: 0, payment: null, list: [], basket: [] },
  step: (state) => state.step,
  done: (state) => state.step === 12,
  distanceKey: (state) => `${state.step} ${state.list.length > 0} ${state.basket.length > 0}`,
  events,
  refusal,
  next,
};

function events(state: ShopState): ShopEvent[] {
  const section = sectionOf(state.step);
  switch (state.step) {
    case 0:
      return sums.map((money) => ({ type: 'money', money }));
    case 1:
      return payments.map(({ id }) => ({ type: 'payment', payment: id }));
    case 2:
      return [
        ...sections.map(({ id }): ShopEvent => ({ type: 'section', section: id })),
        { type: 'list-ready' },
      ];
    case 3:
    case 4:
    case 5:
      return [
        ...section!.items.map(({ id }): ShopEvent => ({ type: 'list', item: id })),
        { type: 'sections' },
      ];
    case 6:
      return [{ type: 'take-basket' }];
    case 7:
      return [...sections.map(({ id }): ShopEvent => ({ type: 'shelf', section: id })), { type: 'checkout' }];
    case 8:
    case 9:
    case 10:
      return [...section!.items.map(({ id }): ShopEvent => ({ type: 'take', item: id })), { type: 'hall' }];
    case 11:
      return payments.map(({ id }) => ({ type: 'pay', payment: id }));
    case 12:
      return [{ type: 'leave' }];
  }
}

function refusal(state: ShopState, event: ShopEvent): Refusal | null {
  switch (event.type) {
    case 'list': {
      if (state.list.includes(event.item)) return unavailable(`${itemOf(event.item).name}: уже в списке.`);
      const short = total(state.list) + itemOf(event.item).price - balance(state);
      return short > 0 ? unavailable(lacking(short)) : null;
    }
    case 'list-ready':
      return state.list.length > 0 ? null : unavailable('Список пуст. Сначала выберите продукты.');
    case 'take':
      if (state.basket.includes(event.item)) return unavailable(`${itemOf(event.item).name}: уже в корзине.`);
      if (state.list.includes(event.item)) return null;
      return { kind: 'wrong', reason: `${itemOf(event.item).name}: этого нет в вашем списке.` };
    case 'checkout':
      return state.basket.length > 0 ? null : unavailable('Корзина пуста. Сначала возьмите продукты.');
    case 'pay':
      if (event.payment === state.payment) return null;
      return unavailable(
        state.payment === 'card' ? 'Вы решили платить картой.' : 'Вы решили платить наличными.',
      );
    default:
      return null;
  }
}

function unavailable(reason: string): Refusal {
  return { kind: 'unavailable', reason };
}

function next(state: ShopState, event: ShopEvent): ShopState {
  switch (event.type) {
    case 'money':
      return { ...state, step: 1, money: event.money };
    case 'payment':
      return { ...state, step: 2, payment: event.payment };
    case 'section':
      return { ...state, step: sections.find(({ id }) => id === event.section)!.listStep };
    case 'list':
      return { ...state, list: inShelfOrder([...state.list, event.item]) };
    case 'sections':
      return { ...state, step: 2 };
    case 'list-ready':
      return { ...state, step: 6 };
    case 'take-basket':
    case 'hall':
      return { ...state, step: 7 };
    case 'shelf':
      return { ...state, step: sections.find(({ id }) => id === event.section)!.shelfStep };
    case 'take':
      return { ...state, basket: inShelfOrder([...state.basket, event.item]) };
    case 'checkout':
      return { ...state, step: 11 };
    case 'pay':
      return { ...state, step: 12 };
    case 'leave':
      return { ...shopMachine.initial, step: 1, money: state.money };
  }
}

function inShelfOrder(ids: ItemId[]): ItemId[] {
  return items.map(({ id }) => id).filter((id) => ids.includes(id));
}

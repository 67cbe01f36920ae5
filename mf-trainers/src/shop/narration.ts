import { inWords } from '../simulator/money.ts';
import type { Narration, Simulator } from '../simulator/narration.ts';
import { sections } from './data.ts';
import {
  balance,
  itemOf,
  missing,
  type ShopEvent,
  type ShopState,
  sectionOf,
  shopMachine,
  total,
} from './machine.ts';

function narrate(state: ShopState): Narration<ShopEvent> {
  switch (state.step) {
    case 0:
      return {
        heading: 'Сколько у вас денег?',
        text: 'Вы идёте в магазин за продуктами. Выберите сумму.',
        hint: { words: 'Подойдёт любая сумма.', right: shopMachine.events(state) },
      };
    case 1:
      return {
        heading: 'Чем вы будете платить?',
        text: `У вас ${inWords(state.money)}. Выберите: карта или наличные деньги.`,
        hint: { words: 'Подойдёт любой ответ. Запомните его до кассы.', right: shopMachine.events(state) },
      };
    case 2:
      return atList(state);
    case 3:
    case 4:
    case 5:
      return atSection(state);
    case 6:
      return {
        heading: 'Возьмите корзину',
        text: 'Вы вошли в магазин. Корзины стоят у входа. В корзину кладут продукты.',
        hint: { words: 'Нажмите на корзину.', right: [{ type: 'take-basket' }] },
      };
    case 7:
      return inHall(state);
    case 8:
    case 9:
    case 10:
      return atShelf(state);
    case 11:
      return {
        heading: 'Заплатите на кассе',
        text: `К оплате: ${inWords(total(state.basket))}. Вы решили платить ${state.payment === 'card' ? 'картой' : 'наличными'}.`,
        hint: {
          words: state.payment === 'card' ? 'Вы выбрали карту.' : 'Вы выбрали наличные деньги.',
          right: [{ type: 'pay', payment: state.payment ?? 'cash' }],
        },
      };
    case 12:
      return {
        heading: 'Спасибо за покупку!',
        text: `Вы купили продукты на ${inWords(total(state.basket))}. Осталось ${inWords(balance(state))}. Возьмите чек. Молодец!`,
        hint: { words: 'Всё сделано. Можно выйти.', right: [{ type: 'leave' }] },
      };
  }
}

function atList(state: ShopState): Narration<ShopEvent> {
  const ready: ShopEvent = { type: 'list-ready' };
  return {
    heading: 'Составьте список покупок',
    text: 'Выберите отдел. Запишите, что хотите купить. Потом нажмите «Взять корзину».',
    hint:
      state.list.length > 0
        ? { words: 'В списке уже есть продукты. Можно нажать «Взять корзину».', right: [ready] }
        : {
            words: 'Список пока пуст. Выберите любой отдел.',
            right: sections.map(({ id }): ShopEvent => ({ type: 'section', section: id })),
          },
  };
}

function atSection(state: ShopState): Narration<ShopEvent> {
  const free = shopMachine
    .events(state)
    .filter((event) => event.type === 'list' && shopMachine.refusal(state, event) === null);
  const enough = state.list.length > 0 || free.length === 0;
  return {
    heading: `Что купить: ${sectionOf(state.step)!.name}`,
    text: 'Нажмите на продукт. Он попадёт в список. Следите, чтобы хватило денег.',
    hint: enough
      ? { words: 'Можно записать ещё или вернуться к отделам.', right: [{ type: 'sections' }] }
      : { words: 'Нажмите на любой продукт.', right: free },
  };
}

function inHall(state: ShopState): Narration<ShopEvent> {
  const left = missing(state);
  const shelves = sections.filter(({ items }) => items.some(({ id }) => left.includes(id)));
  return {
    heading: 'Вы в торговом зале',
    text:
      left.length > 0
        ? 'Посмотрите в список. Подойдите к полке с нужными продуктами.'
        : 'Всё из списка лежит в корзине. Идите на кассу.',
    hint:
      left.length > 0
        ? {
            words: `Осталось взять: ${left.map((id) => itemOf(id).name.toLowerCase()).join(', ')}.`,
            right: shelves.map(({ id }): ShopEvent => ({ type: 'shelf', section: id })),
          }
        : { words: 'Нажмите «На кассу».', right: [{ type: 'checkout' }] },
  };
}

function atShelf(state: ShopState): Narration<ShopEvent> {
  const section = sectionOf(state.step)!;
  const here = missing(state).filter((id) => section.items.some((item) => item.id === id));
  return {
    heading: `Полка: ${section.name}`,
    text: 'Возьмите то, что есть в списке.',
    hint:
      here.length > 0
        ? {
            words: `В списке: ${here.map((id) => itemOf(id).name.toLowerCase()).join(', ')}.`,
            right: here.map((item): ShopEvent => ({ type: 'take', item })),
          }
        : { words: 'Здесь больше ничего не нужно. Вернитесь в зал.', right: [{ type: 'hall' }] },
  };
}

function deed(state: ShopState, event: ShopEvent): string | null {
  switch (event.type) {
    case 'money':
      return `Взяли с собой деньги: ${inWords(event.money)}.`;
    case 'payment':
      return event.payment === 'card' ? 'Решили платить картой.' : 'Решили платить наличными.';
    case 'list-ready':
      return `Составили список: ${state.list.map((id) => itemOf(id).name.toLowerCase()).join(', ')}.`;
    case 'take-basket':
      return 'Взяли корзину.';
    case 'take':
      return `Положили в корзину: ${itemOf(event.item).name.toLowerCase()}.`;
    case 'checkout':
      return 'Пошли на кассу.';
    case 'pay':
      return `Заплатили ${inWords(total(state.basket))} ${event.payment === 'card' ? 'картой' : 'наличными'}.`;
    default:
      return null;
  }
}

export const shop: Simulator<ShopState, ShopEvent> = {
  id: 'shop',
  title: 'Магазин',
  path: '/trainings/Shop',
  machine: shopMachine,
  narrate,
  sound: (_, event) => (event.type === 'pay' ? 'paid' : null),
  deed,
};

import type { Narration, Simulator } from '../simulator/narration.ts';
import { bringNames } from './data.ts';
import { type BankEvent, type BankState, bankMachine, serviceOf } from './machine.ts';

function narrate(state: BankState): Narration<BankEvent> {
  switch (state.step) {
    case 0:
      return {
        heading: 'Вы пришли в банк',
        text: 'В банке платят за квартиру, получают карточку, хранят деньги. Нажмите «Запрос на услугу банка».',
        hint: { words: 'Нажмите «Запрос на услугу банка».', right: [{ type: 'request' }] },
      };
    case 1:
      return {
        heading: 'Зачем вы пришли в банк?',
        text: 'Выберите услугу.',
        hint: { words: 'Подойдёт любая услуга.', right: bankMachine.events(state) },
      };
  }
  const service = serviceOf(state.service!);
  const { letter, number, window } = service.ticket;
  switch (state.step) {
    case 2:
    case 3:
    case 4:
    case 5:
      return whatToBring(state);
    case 6:
      return {
        heading: 'Инфокиоск или касса?',
        text: 'Картой можно заплатить в инфокиоске или на кассе. Инфокиоск похож на большой телефон.',
        hint: { words: 'Подойдёт любой ответ.', right: bankMachine.events(state) },
      };
    case 7:
      return {
        heading: 'Возьмите талон',
        text: `Нажмите на экране свою услугу: «${service.name}». Автомат даст талон.`,
        hint: {
          words: `Вы пришли за услугой «${service.name}».`,
          right: [{ type: 'ticket', service: service.id }],
        },
      };
    case 8:
      return {
        heading: 'Подойдите к кассе',
        text: 'Покажите паспорт. Заплатите за карточку наличными.',
        hint: { words: 'Нажмите «Касса».', right: [{ type: 'receive' }] },
      };
    case 9:
      return {
        heading: 'Подождите своей очереди',
        text: `Ваш талон: ${letter} ${number}. Посмотрите на табло. Вас зовут в окно ${window}.`,
        hint: { words: `Найдите на табло ${letter} ${number}.`, right: [{ type: 'to-window' }] },
      };
    case 11:
      return {
        heading: 'Вы у инфокиоска',
        text: 'С инфокиоском поможет работник банка. Он называется консультант.',
        hint: { words: 'Нажмите «Обратитесь к консультанту».', right: [{ type: 'consultant' }] },
      };
    case 10:
      return {
        heading: 'Операция выполнена!',
        text: `Услуга «${service.name}» оказана. Возьмите чек. Молодец!`,
        hint: { words: 'Всё сделано. Можно выйти.', right: [{ type: 'leave' }] },
      };
    case 12:
      return {
        heading: 'Вы получили карточку!',
        text: 'Никому не говорите код карточки. Даже работнику банка. Молодец!',
        hint: { words: 'Всё сделано. Можно выйти.', right: [{ type: 'leave' }] },
      };
  }
}

function whatToBring(state: BankState): Narration<BankEvent> {
  const { id, name, bring } = serviceOf(state.service!);
  const things = bring.map((thing) => bringNames[thing].toLowerCase()).join(', ');
  const onlyCash = id === 'card';
  return {
    heading: name,
    text: onlyCash
      ? `Возьмите с собой: ${things}. Карточки у вас ещё нет, поэтому платят наличными.`
      : `Возьмите с собой: ${things}. Выберите, чем платить.`,
    hint: {
      words: onlyCash ? 'Картой платить нельзя. Выберите наличные.' : 'Подойдёт любой ответ.',
      right: bankMachine.events(state).filter((event) => bankMachine.refusal(state, event) === null),
    },
  };
}

function deed(state: BankState, event: BankEvent): string | null {
  switch (event.type) {
    case 'request':
      return 'Пришли в банк.';
    case 'service':
      return `Выбрали услугу «${serviceOf(event.service).name}».`;
    case 'payment':
      return event.payment === 'card' ? 'Решили платить картой.' : 'Решили платить наличными.';
    case 'kiosk':
      return 'Подошли к инфокиоску.';
    case 'till':
      return 'Выбрали кассу.';
    case 'ticket': {
      const { letter, number } = serviceOf(event.service).ticket;
      return `Взяли талон ${letter} ${number}.`;
    }
    case 'to-window':
      return `Подошли к окну ${serviceOf(state.service!).ticket.window}.`;
    case 'consultant':
      return 'Попросили консультанта помочь.';
    case 'receive':
      return 'Заплатили на кассе и получили карточку.';
    case 'leave':
      return null;
  }
}

export const bank: Simulator<BankState, BankEvent> = {
  id: 'bank',
  title: 'Банк',
  path: '/trainings/Bank',
  machine: bankMachine,
  narrate,
  sound: (_, event) =>
    event.type === 'ticket'
      ? 'ticket'
      : ['to-window', 'consultant', 'receive'].includes(event.type)
        ? 'well'
        : null,
  deed,
};

import type { Step, Way } from './way.ts';

interface Errand {
  service: string;
  /** What to bring. */
  bring: string;
  /** The ticket of the queue, and the window that it is called to. */
  ticket: string;
  window: number;
}

/** Services 2, 4 and 5 of SPEC.md section 4, with the letters of their tickets; service 3 is the payment card. */
const errands: Errand[] = [
  { service: 'Коммунальные услуги', bring: 'Показания счётчиков', ticket: 'У 15', window: 2 },
  { service: 'Вклады', bring: 'Паспорт', ticket: 'В 21', window: 3 },
  { service: 'Страхование', bring: 'Паспорт', ticket: 'С 4', window: 4 },
];

const menu = 'Зачем вы пришли в банк?';
const card = 'Получение платежной карточки';
const machine = 'Возьмите талон';

function way(name: string, service: string, bring: string, steps: Step[]): Way {
  return {
    name: `банк: ${name}`,
    path: '/trainings/Bank',
    start: 'Вы пришли в банк',
    steps: [
      ['Запрос на услугу банка', menu],
      [service, service, { sees: ['Возьмите с собой:', bring] }],
      ...steps,
      ['Выход', menu],
    ],
  };
}

function waysOf({ service, bring, ticket, window }: Errand): Way[] {
  const byTicket: Step[] = [
    [card, machine, { says: `Это «${card}». Вам нужен талон «${service}».` }],
    [
      service,
      'Подождите своей очереди',
      {
        sees: ['Клиент Окно', `${ticket} ${window}`, `Ваш талон ${ticket}`],
        says: `На табло: клиент ${ticket}, окно ${window}`,
      },
    ],
    ['Подойти к окну', 'Операция выполнена!'],
  ];
  return [
    way(`${service}, карта, инфокиоск`, service, bring, [
      ['Карта', 'Инфокиоск или касса?'],
      ['Инфокиоск', 'Вы у инфокиоска'],
      ['Назад', 'Инфокиоск или касса?'],
      ['Инфокиоск', 'Вы у инфокиоска'],
      ['Обратитесь к консультанту', 'Операция выполнена!'],
    ]),
    way(`${service}, карта, касса`, service, bring, [
      ['Карта', 'Инфокиоск или касса?'],
      ['Касса', machine],
      ...byTicket,
    ]),
    way(`${service}, наличные`, service, bring, [['Наличные', machine], ...byTicket]),
  ];
}

/** The payment card can't be had by card. */
const cardWay = way(card, card, 'Паспорт', [
  [{ refused: 'Карта' }, card, { says: 'Карточки у вас ещё нет. Заплатить можно только наличными.' }],
  ['Наличные', 'Подойдите к кассе'],
  ['Касса', 'Вы получили карточку!'],
]);

export const bankWays: Way[] = [...errands.flatMap(waysOf), cardWay];

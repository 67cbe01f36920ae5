import type { Step, Way } from './way.ts';

/** SPEC.md section 9, as the shop shows it. */
const shelves: Record<string, Record<string, string>> = {
  Хлеб: { 'Хлеб чёрный': '2', Батон: '3', Булочка: '1', Пирог: '5' },
  'Молочные продукты': { Молоко: '2', Кефир: '1,50', Творог: '2,50', Сметана: '2,50' },
  Овощи: { Картофель: '0,80', Капуста: '1', Морковь: '1,50', Лук: '2' },
};

interface Purchase {
  sum: '10' | '20' | '50' | '100';
  payment: 'Карта' | 'Наличные';
  items: string[];
  /** Of all items, in roubles. */
  total: string;
  /** What is left, in words. */
  left: string;
  /** What the money does not suffice for afterwards, and how much is missing in words. */
  tooDear?: [item: string, missing: string];
}

const toTheLastKopeck = {
  sum: '10',
  items: ['Пирог', 'Сметана', 'Капуста', 'Морковь'],
  total: '10',
  left: '0 рублей',
  tooDear: ['Картофель', '80 копеек'],
} satisfies Partial<Purchase>;

const purchases: Purchase[] = [
  { ...toTheLastKopeck, payment: 'Карта' },
  { ...toTheLastKopeck, payment: 'Наличные' },
  {
    sum: '20',
    payment: 'Наличные',
    items: ['Батон', 'Булочка', 'Кефир'],
    total: '5,50',
    left: '14 рублей 50 копеек',
  },
  {
    sum: '50',
    payment: 'Карта',
    items: Object.values(shelves).flatMap((items) => Object.keys(items)),
    total: '24,80',
    left: '25 рублей 20 копеек',
  },
  { sum: '100', payment: 'Карта', items: ['Лук'], total: '2', left: '98 рублей' },
];

const planning = 'Составьте список покупок';
const hall = 'Вы в торговом зале';
const till = 'Заплатите на кассе';

export const shopWays: Way[] = purchases.map((purchase) => ({
  name: `магазин: ${purchase.sum} рублей, ${purchase.payment}, ${purchase.items.length} из 12`,
  path: '/trainings/Shop',
  start: 'Сколько у вас денег?',
  steps: [
    [`${purchase.sum} рублей`, 'Чем вы будете платить?'],
    ['Назад', 'Сколько у вас денег?'],
    [`${purchase.sum} рублей`, 'Чем вы будете платить?'],
    [purchase.payment, planning, { sees: [`У вас: ${purchase.sum} рублей`] }],
    [{ refused: 'Взять корзину' }, planning, { says: 'Список пуст. Сначала выберите продукты.' }],
    ...planned(purchase),
    ['Взять корзину', 'Возьмите корзину', { sees: [`Всего: ${purchase.total} руб.`] }],
    ['Взять корзину', hall],
    [{ refused: 'На кассу' }, hall, { says: 'Корзина пуста. Сначала возьмите продукты.' }],
    ...taken(purchase),
    ['На кассу', till],
    ...paid(purchase),
    ['Выход', 'Чем вы будете платить?'],
  ],
}));

function wanted({ items }: Purchase): [shelf: string, items: [name: string, price: string][]][] {
  return Object.entries(shelves)
    .map(([shelf, prices]): [string, [string, string][]] => [
      shelf,
      Object.entries(prices).filter(([name]) => items.includes(name)),
    ])
    .filter(([, chosen]) => chosen.length > 0);
}

function planned(purchase: Purchase): Step[] {
  const steps = wanted(purchase).flatMap(([shelf, items]): Step[] => [
    [shelf, `Что купить: ${shelf}`],
    ...items.map(([name, price]): Step => [`${name} ${price} руб.`, `Что купить: ${shelf}`]),
    [
      { refused: `${items[0]![0]} В списке ✓` },
      `Что купить: ${shelf}`,
      { says: `${items[0]![0]}: уже в списке.` },
    ],
    ['К отделам', planning],
  ]);
  if (!purchase.tooDear) return steps;
  const [item, missing] = purchase.tooDear;
  const refused: Step = [
    { refused: `${item} ${shelves.Овощи![item]} руб.` },
    'Что купить: Овощи',
    { says: `Не хватает ${missing}.` },
  ];
  return [...steps.slice(0, -1), refused, ...steps.slice(-1)];
}

function taken(purchase: Purchase): Step[] {
  const steps = wanted(purchase).flatMap(([shelf, items]): Step[] => [
    [shelf, `Полка: ${shelf}`],
    ...unlisted(shelf, purchase),
    ...items.map(
      ([name, price]): Step => [
        `${name} ${price} руб.`,
        `Полка: ${shelf}`,
        { sees: [`${name} (в корзине)`] },
      ],
    ),
    ['В зал', hall],
  ]);
  const [deed, heading, seen] = steps.at(-2)!;
  const spent: Step = [deed, heading, { sees: [...seen!.sees!, `У вас: ${purchase.left}`] }];
  return [...steps.slice(0, -2), spent, ...steps.slice(-1)];
}

/** What is not on the list stays on the shelf. */
function unlisted(shelf: string, { items }: Purchase): Step[] {
  const other = Object.entries(shelves[shelf]!).find(([name]) => !items.includes(name));
  if (!other) return [];
  const [name, price] = other;
  return [[`${name} ${price} руб.`, `Полка: ${shelf}`, { says: `${name}: этого нет в вашем списке.` }]];
}

/** Only what was chosen at the beginning is taken at the till. */
function paid({ payment, total, left }: Purchase): Step[] {
  const card = payment === 'Карта';
  return [
    [
      { refused: `${card ? 'Наличные' : 'Карта'} ${total} руб.` },
      till,
      { says: card ? 'Вы решили платить картой.' : 'Вы решили платить наличными.' },
    ],
    [
      `${payment} ${total} руб.`,
      'Спасибо за покупку!',
      { sees: [`Осталось ${left}.`, `Итого: ${total} руб.`] },
    ],
  ];
}

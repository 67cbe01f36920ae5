import type { Step, Way } from './way.ts';

const shelf = 'Выберите лекарства';
const question = 'Вам стало лучше?';

interface Purchase {
  /** Roubles. */
  money: 10 | 50 | 100;
  symptom: string;
  /** Names and prices in roubles, in the order of buying. */
  buys: [medicine: string, price: number][];
  /** What the money does not suffice for afterwards, its price, and how much is missing in words. */
  tooDear?: [medicine: string, price: number, missing: string];
  better: boolean;
}

/** Every medicine of SPEC.md section 9 that can be met (there is no 'Голова' to choose), with every sum. */
const purchases: Purchase[] = [
  {
    money: 10,
    symptom: 'Горло',
    buys: [
      ['Спрей', 5],
      ['Леденцы', 5],
    ],
    better: true,
  },
  {
    money: 10,
    symptom: 'Нос',
    buys: [
      ['Капли', 3],
      ['Мазь', 4],
    ],
    tooDear: ['Спрей', 6, '3 рублей'],
    better: false,
  },
  {
    money: 50,
    symptom: 'Нос',
    buys: [
      ['Спрей', 6],
      ['Мазь', 4],
      ['Капли', 3],
    ],
    better: false,
  },
  {
    money: 50,
    symptom: 'Зубы',
    buys: [
      ['Обезболивающее', 6],
      ['Капли', 2],
      ['Сироп', 10],
    ],
    better: true,
  },
  {
    money: 100,
    symptom: 'Живот',
    buys: [
      ['Обезболивающее', 6],
      ['От изжоги', 6],
      ['От диареи', 2],
    ],
    better: true,
  },
  {
    money: 50,
    symptom: 'Ухо',
    buys: [
      ['Капли', 4],
      ['Обезболивающее', 6],
      ['Компресс', 5],
    ],
    better: false,
  },
  {
    money: 100,
    symptom: 'Ушиб',
    buys: [
      ['Обезболивающее', 6],
      ['Йод', 2],
      ['Мазь', 5],
    ],
    better: false,
  },
  {
    money: 100,
    symptom: 'Спина',
    buys: [
      ['Обезболивающее', 6],
      ['Согревающая мазь', 20],
      ['Пластырь', 4],
    ],
    better: true,
  },
  {
    money: 10,
    symptom: 'Спина',
    buys: [['Пластырь', 4]],
    tooDear: ['Согревающая мазь', 20, '14 рублей'],
    better: true,
  },
];

/** 'Назад' from the end of those who feel no better leads to the question again. */
const stillIll: Step[] = [
  ['Нет', 'Обратитесь к врачу'],
  ['Назад', question],
  ['Нет', 'Обратитесь к врачу'],
];

export const pharmacyWays: Way[] = purchases.map((purchase) => ({
  name: `аптека: ${purchase.money} рублей, ${purchase.symptom}`,
  path: '/trainings/Pharmacy',
  start: 'Идём в аптеку',
  steps: [
    ['Начать', 'Сколько у вас денег?'],
    [`${purchase.money} рублей`, 'Что у вас болит?'],
    [purchase.symptom, shelf, { sees: [`У вас: ${purchase.money} рублей`] }],
    ...shopping(purchase),
    ['Далее', 'Вы у аптеки'],
    ['Помощь администратора', 'Вы у аптеки', { sees: ['Вы купили:', ...named(purchase)] }],
    ['Закрыть', 'Вы у аптеки'],
    ['Войти в аптеку', 'Вы в аптеке'],
    ['Купить лекарства', question],
    ...(purchase.better ? [['Да', 'Вы здоровы'] satisfies Step] : stillIll),
  ],
}));

function shopping({ money, buys, tooDear }: Purchase): Step[] {
  let left = money;
  const steps: Step[] = buys.map(([medicine, price]) => {
    left -= price;
    return [`${medicine} ${price} руб.`, shelf, { sees: [`У вас: ${roubles(left)}`] }];
  });
  const [bought] = buys[0]!;
  steps.push([{ refused: `${bought} Куплено ✓` }, shelf, { says: `Вы уже купили: ${bought}.` }]);
  if (tooDear) {
    const [medicine, price, missing] = tooDear;
    steps.push([{ refused: `${medicine} ${price} руб.` }, shelf, { says: `Не хватает ${missing}.` }]);
  }
  return steps;
}

function named({ buys }: Purchase): string[] {
  return buys.map(([medicine, price]) => `${medicine}: ${roubles(price)}`);
}

function roubles(count: number): string {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count} ${form === 'one' ? 'рубль' : form === 'few' ? 'рубля' : 'рублей'}`;
}

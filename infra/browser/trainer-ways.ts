/** One press and the heading that follows it. A string presses the button of that exact name. */
export type Press = [press: string | { pick: string; from: string }, heading: string];

export interface Way {
  name: string;
  path: string;
  start: string;
  presses: Press[];
}

interface Visit {
  symptom: string;
  doctor: string;
  floor: 1 | 2 | 3;
  cabinet: number;
}

const visits: Visit[] = [
  { symptom: 'Горло', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Нос', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Ухо', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Голова', doctor: 'Терапевт', floor: 1, cabinet: 101 },
  { symptom: 'Живот', doctor: 'Терапевт', floor: 1, cabinet: 101 },
  { symptom: 'Зубы', doctor: 'Стоматолог', floor: 2, cabinet: 201 },
  { symptom: 'Ушиб', doctor: 'Хирург', floor: 3, cabinet: 302 },
  { symptom: 'Спина', doctor: 'Невропатолог', floor: 2, cabinet: 204 },
];

const corridor = 'Найдите кабинет врача';

export const clinicWays: Way[] = visits.map(({ symptom, doctor, floor, cabinet }) => ({
  name: `поликлиника: ${symptom}`,
  path: '/trainings/Clinic',
  start: 'Вы почувствовали себя плохо',
  presses: [
    ['Я заболел!', 'Что у вас болит?'],
    [symptom, `Вам нужен врач: ${doctor}`],
    ['Далее', 'Вы пришли к поликлинике'],
    ['Войти в поликлинику', 'Возьмите талон'],
    ['Регистратура', 'Талон к врачу'],
    ['Далее', 'Лифт или лестница?'],
    ...((floor === 1
      ? [['Лестница', corridor]]
      : [
          ['Лифт', 'На какой этаж ехать?'],
          [`${floor} этаж`, corridor],
        ]) as Press[]),
    [String(cabinet), 'Вы получили рецепт'],
    ['Войти в аптеку', 'Вы в аптеке'],
    ['Купить лекарства', 'Вы здоровы!'],
  ],
}));

const shelf = 'Выберите лекарства';

function pharmacyWay(sum: string, ailment: string, medicines: string[], end: [string, string]): Way {
  return {
    name: `аптека: ${sum}, ${ailment}`,
    path: '/trainings/Pharmacy',
    start: 'Идём в аптеку',
    presses: [
      ['Начать', 'Сколько у вас денег?'],
      [sum, 'Что у вас болит?'],
      [ailment, shelf],
      ...medicines.map((medicine): Press => [medicine, shelf]),
      ['Далее', 'Вы у аптеки'],
      ['Войти в аптеку', 'Вы в аптеке'],
      ['Купить лекарства', 'Вам стало лучше?'],
      end,
    ],
  };
}

export const pharmacyWays: Way[] = [
  pharmacyWay('10 рублей', 'Горло', ['Спрей 5 руб.', 'Леденцы 5 руб.'], ['Да', 'Вы здоровы']),
  pharmacyWay('10 рублей', 'Нос', ['Капли 3 руб.', 'Мазь 4 руб.'], ['Нет', 'Обратитесь к врачу']),
  pharmacyWay(
    '50 рублей',
    'Зубы',
    ['Обезболивающее 6 руб.', 'Капли 2 руб.', 'Сироп 10 руб.'],
    ['Да', 'Вы здоровы'],
  ),
  pharmacyWay('50 рублей', 'Живот', ['От изжоги 6 руб.', 'От диареи 2 руб.'], ['Да', 'Вы здоровы']),
  pharmacyWay('50 рублей', 'Ухо', ['Капли 4 руб.', 'Компресс 5 руб.'], ['Нет', 'Обратитесь к врачу']),
  pharmacyWay('100 рублей', 'Ушиб', ['Йод 2 руб.', 'Мазь 5 руб.'], ['Да', 'Вы здоровы']),
  pharmacyWay('100 рублей', 'Спина', ['Согревающая мазь 20 руб.', 'Пластырь 4 руб.'], ['Да', 'Вы здоровы']),
];

const departments: [department: string, service: string][] = [
  ['Отделение первичного приёма и информирования', 'Материальная помощь'],
  ['Отделение социальной помощи на дому', 'Услуги сиделки'],
  ['Отделение дневного пребывания для инвалидов', 'Компьютерные курсы'],
  ['Отделение социальной адаптации и реабилитации', 'Консультация психолога'],
  ['Отделение сопровождения и проката', 'Прокат кресла-коляски'],
];

export const socialCentreWays: Way[] = departments.map(([department, service]) => ({
  name: `центр: ${service}`,
  path: '/trainings/SocialCenter',
  start: 'Вы у территориального центра',
  presses: [
    ['Войти в территориальный центр', 'Какая услуга вам нужна?'],
    [{ pick: service, from: 'Услуга' }, 'Какая услуга вам нужна?'],
    ['Далее', department],
    ['Продолжить', 'Выберите услугу в отделении'],
    [service, 'Выберите услугу в отделении'],
    ['Далее', 'Услуга оказана'],
    ['Выход', 'Вы у территориального центра'],
  ],
}));

/** Five things for ten roubles, to the last kopeck. */
function shopWay(payment: 'Карта' | 'Наличные'): Way {
  return {
    name: `магазин: ${payment}`,
    path: '/trainings/Shop',
    start: 'Сколько у вас денег?',
    presses: [
      ['10 рублей', 'Чем вы будете платить?'],
      [payment, 'Составьте список покупок'],
      ['Хлеб', 'Что купить: Хлеб'],
      ['Пирог 5 руб.', 'Что купить: Хлеб'],
      ['К отделам', 'Составьте список покупок'],
      ['Молочные продукты', 'Что купить: Молочные продукты'],
      ['Сметана 2,50 руб.', 'Что купить: Молочные продукты'],
      ['К отделам', 'Составьте список покупок'],
      ['Овощи', 'Что купить: Овощи'],
      ['Капуста 1 руб.', 'Что купить: Овощи'],
      ['Морковь 1,50 руб.', 'Что купить: Овощи'],
      ['К отделам', 'Составьте список покупок'],
      ['Взять корзину', 'Возьмите корзину'],
      ['Взять корзину', 'Вы в торговом зале'],
      ['Хлеб', 'Полка: Хлеб'],
      ['Пирог 5 руб.', 'Полка: Хлеб'],
      ['В зал', 'Вы в торговом зале'],
      ['Молочные продукты', 'Полка: Молочные продукты'],
      ['Сметана 2,50 руб.', 'Полка: Молочные продукты'],
      ['В зал', 'Вы в торговом зале'],
      ['Овощи', 'Полка: Овощи'],
      ['Капуста 1 руб.', 'Полка: Овощи'],
      ['Морковь 1,50 руб.', 'Полка: Овощи'],
      ['В зал', 'Вы в торговом зале'],
      ['На кассу', 'Заплатите на кассе'],
      [`${payment} 10 руб.`, 'Спасибо за покупку!'],
      ['Выход', 'Чем вы будете платить?'],
    ],
  };
}

export const shopWays: Way[] = [shopWay('Карта'), shopWay('Наличные')];

const bankStart: Press[] = [['Запрос на услугу банка', 'Зачем вы пришли в банк?']];
const bankEnd: Press[] = [['Выход', 'Зачем вы пришли в банк?']];

function bankWays(service: string): Way[] {
  const at = { path: '/trainings/Bank', start: 'Вы пришли в банк' };
  const chosen: Press[] = [...bankStart, [service, service]];
  const byTicket: Press[] = [
    [service, 'Подождите своей очереди'],
    ['Подойти к окну', 'Операция выполнена!'],
    ...bankEnd,
  ];
  return [
    {
      ...at,
      name: `банк: ${service}, карта, инфокиоск`,
      presses: [
        ...chosen,
        ['Карта', 'Инфокиоск или касса?'],
        ['Инфокиоск', 'Вы у инфокиоска'],
        ['Обратитесь к консультанту', 'Операция выполнена!'],
        ...bankEnd,
      ],
    },
    {
      ...at,
      name: `банк: ${service}, карта, касса`,
      presses: [...chosen, ['Карта', 'Инфокиоск или касса?'], ['Касса', 'Возьмите талон'], ...byTicket],
    },
    {
      ...at,
      name: `банк: ${service}, наличные`,
      presses: [...chosen, ['Наличные', 'Возьмите талон'], ...byTicket],
    },
  ];
}

export const allBankWays: Way[] = [
  ...['Коммунальные услуги', 'Вклады', 'Страхование'].flatMap(bankWays),
  {
    name: 'банк: получение карточки',
    path: '/trainings/Bank',
    start: 'Вы пришли в банк',
    presses: [
      ...bankStart,
      ['Получение платежной карточки', 'Получение платежной карточки'],
      ['Наличные', 'Подойдите к кассе'],
      ['Касса', 'Вы получили карточку!'],
      ...bankEnd,
    ],
  },
];

const calls: [incident: string, number: string][] = [
  ['Человек потерялся в лесу', '112'],
  ['Пожар в квартире', '101'],
  ['Украли вещи', '102'],
  ['Сильно болит в груди', '103'],
  ['Запах газа в квартире', '104'],
  ['Прорвало трубу', '119'],
  ['Вы застряли в лифте', '139'],
  ['В доме нет света', '144'],
];

export const emergencyWays: Way[] = calls.map(([incident, number]) => ({
  name: `звонок: ${number}`,
  path: '/trainings/EmergencySituations',
  start: 'Что случилось?',
  presses: [
    [{ pick: incident, from: 'Что случилось' }, 'Что случилось?'],
    ['Далее', 'Наберите номер'],
    ...[...number].map((digit): Press => [digit, 'Наберите номер']),
    // after 'Звонок' and four seconds
    ['Позвонить', 'Соединение установлено'],
    ['Выход', 'Что случилось?'],
  ],
}));

export const allWays: Way[] = [
  ...clinicWays,
  ...pharmacyWays,
  ...socialCentreWays,
  ...shopWays,
  ...allBankWays,
  ...emergencyWays,
];

/** The longest way of each simulator. */
export const oneWayEach: Way[] = [
  clinicWays[7]!,
  pharmacyWays[2]!,
  socialCentreWays[2]!,
  shopWays[0]!,
  allBankWays[1]!,
  emergencyWays[3]!,
];

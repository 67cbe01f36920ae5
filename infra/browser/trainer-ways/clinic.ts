import type { Step, Way } from './way.ts';

/** The two tables of SPEC.md section 4, 'Clinic simulator', in one. */
const visits = [
  { symptom: 'Горло', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Нос', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Ухо', doctor: 'ЛОР', floor: 3, cabinet: 301 },
  { symptom: 'Голова', doctor: 'Терапевт', floor: 1, cabinet: 101 },
  { symptom: 'Живот', doctor: 'Терапевт', floor: 1, cabinet: 101 },
  { symptom: 'Зубы', doctor: 'Стоматолог', floor: 2, cabinet: 201 },
  { symptom: 'Ушиб', doctor: 'Хирург', floor: 3, cabinet: 302 },
  { symptom: 'Спина', doctor: 'Невропатолог', floor: 2, cabinet: 204 },
] as const;

type Visit = (typeof visits)[number];

const lobby = 'Лифт или лестница?';
const inLift = 'На какой этаж ехать?';
const corridor = 'Найдите кабинет врача';

export const clinicWays: Way[] = visits.map((visit) => ({
  name: `поликлиника: ${visit.symptom}`,
  path: '/trainings/Clinic',
  start: 'Вы почувствовали себя плохо',
  steps: [
    ['Я заболел!', 'Что у вас болит?'],
    [visit.symptom, `Вам нужен врач: ${visit.doctor}`],
    ['Назад', 'Что у вас болит?'],
    [visit.symptom, `Вам нужен врач: ${visit.doctor}`],
    ['Далее', 'Вы пришли к поликлинике'],
    ['Войти в поликлинику', 'Возьмите талон'],
    ['Регистратура', 'Талон к врачу', { sees: ticketOf(visit) }],
    ['Далее', lobby],
    ['Помощь администратора', lobby, { sees: reminderOf(visit) }],
    ['Закрыть', lobby],
    ...upstairs(visit),
    ...wrongDoor(visit),
    [String(visit.cabinet), 'Вы получили рецепт'],
    ['Войти в аптеку', 'Вы в аптеке'],
    ['Купить лекарства', 'Вы здоровы!', { sees: ['Ошибок: 1.'] }],
  ],
}));

function ticketOf({ doctor, floor, cabinet }: Visit): string[] {
  return [`Врач ${doctor}`, `Этаж ${floor}`, `Кабинет ${cabinet}`];
}

function reminderOf({ doctor, floor, cabinet }: Visit): string[] {
  return [`Ваш врач: ${doctor}.`, `Этаж: ${floor}. Кабинет: ${cabinet}.`];
}

/** The stairs lead to the first floor only, the lift to the others, and there to one of two. */
function upstairs({ floor }: Visit): Step[] {
  if (floor === 1) {
    return [
      [{ refused: 'Лифт' }, lobby, { says: 'Ваш кабинет на 1 этаже. Лифт не нужен. Идите по лестнице.' }],
      ['Лестница', corridor],
    ];
  }
  const other = floor === 2 ? 3 : 2;
  return [
    [
      { refused: 'Лестница' },
      lobby,
      { says: `Ваш кабинет на ${floor} этаже. Идти по лестнице высоко. Поезжайте на лифте.` },
    ],
    ['Лифт', inLift],
    [
      { refused: `${other} этаж` },
      inLift,
      { says: `Это ${other} этаж. Ваш кабинет на ${floor} этаже. Посмотрите талон.` },
    ],
    [`${floor} этаж`, corridor],
  ];
}

/** A wrong cabinet does nothing but say so. */
function wrongDoor({ floor }: Visit): Step[] {
  const door = floor * 100 + 5;
  return [[String(door), corridor, { says: `Это кабинет ${door}. Посмотрите талон.` }]];
}

import type { Step, Way } from './way.ts';

/** SPEC.md section 8, and for each number something that one calls it for. */
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

const start = 'Что случилось?';
const dial = 'Наберите номер';
const notReal = 'Это тренажёр. Настоящий звонок не выполняется.';

/** SPEC.md section 9: the connection after four seconds. */
const connectedAfter = 4000;

function typed(digits: string): Step[] {
  return [...digits].map((digit) => [digit, dial]);
}

/** The number next to the right one opens the error with all numbers, and what was typed stays. */
function wrongFirst(number: string): Step[] {
  const wrong = calls[(calls.findIndex(([, one]) => one === number) + 1) % calls.length]![1];
  return [
    ...typed(wrong),
    ['Позвонить', dial, { sees: ['Ошибка!', 'Введенный номер неверный.', ...calls.map(([, one]) => one)] }],
    ['Закрыть', dial, { sees: [`Номер ${wrong}`] }],
    ['Удалить', dial, { says: `Набрано: ${[...wrong.slice(0, 2)].join(' ')}` }],
    ['Удалить', dial, { says: `Набрано: ${wrong[0]}` }],
    ['Удалить', dial, { says: 'Номер пустой' }],
    [{ refused: 'Удалить' }, dial, { says: 'Удалять нечего: номер ещё не набран.' }],
  ];
}

export const emergencyWays: Way[] = calls.map(([incident, number], index) => ({
  name: `звонок: ${number}`,
  path: '/trainings/EmergencySituations',
  start,
  steps: [
    [{ pick: incident, from: 'Что случилось' }, start, { sees: [notReal] }],
    ['Далее', dial, { sees: [notReal] }],
    ...(index === 1
      ? ([
          ['Назад', start],
          ['Далее', dial],
        ] satisfies Step[])
      : []),
    ...(index < 2 ? wrongFirst(number) : []),
    ...typed(number),
    ['Позвонить', 'Звонок', { sees: [number, notReal] }],
    [{ wait: connectedAfter }, 'Соединение установлено', { sees: [`«${incident}»`] }],
    ['Выход', start],
  ],
}));

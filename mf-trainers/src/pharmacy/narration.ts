import { inWords } from '../simulator/money.ts';
import type { Narration, Simulator } from '../simulator/narration.ts';
import { ailments } from './data.ts';
import { medicinesOf, type PharmacyEvent, type PharmacyState, pharmacyMachine } from './machine.ts';

function narrate(state: PharmacyState): Narration<PharmacyEvent> {
  switch (state.step) {
    case 0:
      return {
        heading: 'Идём в аптеку',
        text: 'В аптеке продают лекарства. Вы выберете лекарства и купите их. Нажмите «Начать».',
        hint: { words: 'Нажмите кнопку «Начать».', right: [{ type: 'start' }] },
      };
    case 1:
      return {
        heading: 'Сколько у вас денег?',
        text: 'Возьмите с собой деньги. Выберите сумму.',
        hint: {
          words: 'Подойдёт любая сумма. Чем больше денег, тем больше можно купить.',
          right: pharmacyMachine.events(state),
        },
      };
    case 2:
      return {
        heading: 'Что у вас болит?',
        text: 'Выберите, что болит.',
        hint: { words: 'Подойдёт любой ответ. Нажмите на картинку.', right: pharmacyMachine.events(state) },
      };
    case 3:
      return atShelf(state);
    case 4:
      return {
        heading: 'Вы у аптеки',
        text: 'Это вход в аптеку. Нажмите на дверь, чтобы войти.',
        hint: { words: 'Нажмите «Войти в аптеку».', right: [{ type: 'enter' }] },
      };
    case 5:
      return state.asked ? question : atCounter;
    case 6:
      return {
        heading: 'Вы здоровы',
        text: 'Лекарство помогло. Вы всё сделали сами. Молодец!',
        hint: { words: 'Всё сделано.', right: [] },
      };
    case 7:
      return {
        heading: 'Обратитесь к врачу',
        text: 'Лекарство не помогло. Так бывает. Нужно пойти к врачу. Пройдите тренажёр «Поликлиника».',
        hint: { words: 'Всё сделано. «Назад» возвращает к вопросу.', right: [] },
      };
  }
}

function atShelf(state: PharmacyState): Narration<PharmacyEvent> {
  const affordable = pharmacyMachine
    .events(state)
    .filter((event) => event.type === 'buy' && pharmacyMachine.refusal(state, event) === null);
  const ready: PharmacyEvent = { type: 'ready' };
  const chosen = state.bought.length > 0;
  return {
    heading: 'Выберите лекарства',
    text: 'Посмотрите на цену. Нажмите на лекарство. Потом нажмите «Далее».',
    hint: chosen
      ? { words: 'Лекарство выбрано. Можно нажать «Далее».', right: [ready] }
      : {
          words: 'Выберите лекарство, на которое хватает денег.',
          right: affordable,
        },
  };
}

const atCounter: Narration<PharmacyEvent> = {
  heading: 'Вы в аптеке',
  text: 'Подойдите к окну. Назовите лекарства и заплатите. Нажмите «Купить лекарства».',
  hint: { words: 'Нажмите «Купить лекарства».', right: [{ type: 'take' }] },
};

const question: Narration<PharmacyEvent> = {
  heading: 'Вам стало лучше?',
  text: 'Вы дома и приняли лекарство. Как вы себя чувствуете? Ответьте «Да» или «Нет».',
  hint: {
    words: 'Подойдёт любой ответ. Если не стало лучше, нужно идти к врачу.',
    right: [{ type: 'better' }, { type: 'worse' }],
  },
};

function deed(state: PharmacyState, event: PharmacyEvent): string | null {
  switch (event.type) {
    case 'start':
    case 'ready':
      return null;
    case 'money':
      return `Взяли с собой деньги: ${inWords(event.money)}.`;
    case 'ailment':
      return `Поняли, что ${ailments.find(({ id }) => id === event.ailment)!.complaint}.`;
    case 'buy': {
      const { name, price } = medicinesOf(state)[event.medicine]!;
      return `Выбрали лекарство: ${name}. Цена: ${inWords(price)}.`;
    }
    case 'enter':
      return 'Вошли в аптеку.';
    case 'take':
      return 'Купили лекарства.';
    case 'better':
      return 'Проверили, помогло ли лекарство: стало лучше.';
    case 'worse':
      return 'Проверили, помогло ли лекарство: не стало лучше.';
  }
}

export const pharmacy: Simulator<PharmacyState, PharmacyEvent> = {
  id: 'pharmacy',
  title: 'Аптека',
  path: '/trainings/Pharmacy',
  machine: pharmacyMachine,
  narrate,
  sound: (_, event) => (event.type === 'better' ? 'well' : event.type === 'worse' ? 'unwell' : null),
  deed,
};

import type { Narration, Simulator } from '../simulator/narration.ts';
import {
  departmentOf,
  type SocialCentreEvent,
  type SocialCentreState,
  serviceOf,
  socialCentreMachine,
} from './machine.ts';

function narrate(state: SocialCentreState): Narration<SocialCentreEvent> {
  switch (state.step) {
    case 0:
      return {
        heading: 'Вы у территориального центра',
        text: 'Здесь помогают людям: с документами, дома, с учёбой. Нажмите на дверь, чтобы войти.',
        hint: { words: 'Нажмите «Войти в территориальный центр».', right: [{ type: 'enter' }] },
      };
    case 1:
      return {
        heading: 'Какая услуга вам нужна?',
        text: 'Откройте список и выберите услугу. Потом нажмите «Далее».',
        hint: state.wanted
          ? { words: 'Услуга выбрана. Нажмите «Далее».', right: [{ type: 'next' }] }
          : {
              words: 'Подойдёт любая услуга. Нажмите на список и выберите.',
              right: socialCentreMachine.events(state).filter((event) => event.type === 'want'),
            },
      };
  }
  const wanted = serviceOf(state.wanted!);
  const department = departmentOf(wanted.id);
  switch (state.step) {
    case 2:
      return {
        heading: department.name,
        text: `Услугу «${wanted.name}» оказывает отделение ${department.letter}. Найдите дверь с буквой ${department.letter}.`,
        hint: { words: 'Запомните отделение. Нажмите «Продолжить».', right: [{ type: 'go-on' }] },
      };
    case 3:
      return {
        heading: 'Выберите услугу в отделении',
        text: `Вы в отделении ${department.letter}. Вы пришли за услугой «${wanted.name}». Выберите услугу и нажмите «Далее».`,
        hint: state.chosen
          ? { words: 'Услуга выбрана. Нажмите «Далее».', right: [{ type: 'serve' }] }
          : {
              words: `Вы пришли за услугой «${wanted.name}».`,
              right: [{ type: 'choose', service: wanted.id }],
            },
      };
    case 4:
      return {
        heading: 'Услуга оказана',
        text: `Вы получили услугу «${serviceOf(state.chosen!).name}». Вы сами нашли нужное отделение. Молодец!`,
        hint: { words: 'Всё сделано. Можно выйти.', right: [{ type: 'leave' }] },
      };
  }
}

function deed(state: SocialCentreState, event: SocialCentreEvent): string | null {
  switch (event.type) {
    case 'enter':
      return 'Вошли в территориальный центр.';
    case 'next':
      return `Решили, какая услуга нужна: «${serviceOf(state.wanted!).name}».`;
    case 'go-on':
      return `Узнали, какое отделение нужно: ${departmentOf(state.wanted!).name}.`;
    case 'serve':
      return `Выбрали в отделении услугу «${serviceOf(state.chosen!).name}».`;
    default:
      return null;
  }
}

export const socialCentre: Simulator<SocialCentreState, SocialCentreEvent> = {
  id: 'social-centre',
  title: 'Посещение НТЦСОН',
  path: '/trainings/SocialCenter',
  machine: socialCentreMachine,
  narrate,
  sound: (_, event) => (event.type === 'enter' ? 'door' : event.type === 'serve' ? 'well' : null),
  deed,
};

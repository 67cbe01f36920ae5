import type { Narration, Simulator } from '../simulator/narration.ts';
import type { emergencyServices } from './data.ts';
import {
  type EmergencyEvent,
  type EmergencyState,
  emergencyMachine,
  serviceOf,
  typedWell,
} from './machine.ts';

/** Always in view. */
export const notReal = 'Это тренажёр. Настоящий звонок не выполняется.';

/** Part of its keys in the device's storage. */
export const emergencyId = 'emergency';

/** @param services those that can be called now */
export function emergency(
  services: ReturnType<typeof emergencyServices>,
): Simulator<EmergencyState, EmergencyEvent> {
  const machine = emergencyMachine(services);

  const incidentOf = (id: string) =>
    serviceOf(services, id).incidents.find((incident) => incident.id === id)!;

  function narrate(state: EmergencyState): Narration<EmergencyEvent> {
    switch (state.step) {
      case 0:
        return {
          heading: 'Что случилось?',
          text: 'Откройте список и выберите, что случилось. Потом нажмите «Далее».',
          hint: state.incident
            ? { words: 'Вы выбрали, что случилось. Нажмите «Далее».', right: [{ type: 'next' }] }
            : {
                words: 'Подойдёт любой ответ. Нажмите на список и выберите.',
                right: machine.events(state).filter((event) => event.type === 'incident'),
              },
        };
      case 1:
        return atDial(state);
      case 2:
        return {
          heading: 'Звонок',
          text: 'Идёт вызов. Подождите. Не кладите трубку.',
          hint: { words: 'Подождите: сейчас ответят.', right: [{ type: 'connected' }] },
        };
      case 3:
        return {
          heading: 'Соединение установлено',
          text: `Вам ответили. Скажите: что случилось («${incidentOf(state.incident!).name}»), адрес, свою фамилию и имя. Не кладите трубку первым. Молодец!`,
          hint: { words: 'Всё сделано. Можно закончить звонок.', right: [{ type: 'leave' }] },
        };
    }
  }

  function atDial(state: EmergencyState): Narration<EmergencyEvent> {
    const { label, number } = serviceOf(services, state.incident!);
    return {
      heading: 'Наберите номер',
      text: `Случилось: ${incidentOf(state.incident!).name.toLowerCase()}. Вам нужна служба: ${label}. Наберите её номер и нажмите «Позвонить».`,
      hint: {
        words: `${label}: номер ${number}. Наберите цифры: ${[...number].join(', ')}.`,
        right: [nextKey(state.typed, number)],
      },
    };
  }

  function deed(state: EmergencyState, event: EmergencyEvent): string | null {
    switch (event.type) {
      case 'next':
        return `Поняли, что случилось: «${incidentOf(state.incident!).name}».`;
      case 'call': {
        const { label, number } = serviceOf(services, state.incident!);
        return `Набрали номер ${number}: ${label}.`;
      }
      case 'connected':
        return 'Дождались ответа.';
      default:
        return null;
    }
  }

  return {
    id: emergencyId,
    title: 'Чрезвычайные ситуации',
    path: '/trainings/EmergencySituations',
    machine,
    narrate,
    sound: (_, event) =>
      event.type === 'digit' ? `key-${event.digit}` : event.type === 'call' ? 'ringing' : null,
    deed,
  };
}

function nextKey(typed: string, number: string): EmergencyEvent {
  if (typed === number) return { type: 'call' };
  if (!typedWell(typed, number)) return { type: 'delete' };
  return { type: 'digit', digit: number[typed.length]! };
}

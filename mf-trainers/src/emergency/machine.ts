import type { Machine, Refusal } from '../simulator/machine.ts';
import type { emergencyServices } from './data.ts';

export interface EmergencyState {
  step: 0 | 1 | 2 | 3;
  incident: string | null;
  /** Digits on the display of the telephone. */
  typed: string;
}

export type EmergencyEvent =
  | { type: 'incident'; incident: string }
  | { type: 'next' }
  | { type: 'digit'; digit: string }
  | { type: 'delete' }
  | { type: 'call' }
  | { type: 'connected' }
  | { type: 'leave' };

type Services = ReturnType<typeof emergencyServices>;

export const dialDigits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Longer than any number that the centre may set. */
const displayLength = 12;

export function serviceOf(services: Services, incident: string): Services[number] {
  return services.find(({ incidents }) => incidents.some(({ id }) => id === incident))!;
}

/** @param services those that can be called now; the local ones depend on the centre's facts */
export function emergencyMachine(services: Services): Machine<EmergencyState, EmergencyEvent> {
  const initial: EmergencyState = { step: 0, incident: null, typed: '' };
  const numberOf = (state: EmergencyState) => serviceOf(services, state.incident!).number;

  function events(state: EmergencyState): EmergencyEvent[] {
    switch (state.step) {
      case 0:
        return [
          ...services.flatMap(({ incidents }) =>
            incidents.map(({ id }): EmergencyEvent => ({ type: 'incident', incident: id })),
          ),
          { type: 'next' },
        ];
      case 1:
        return [
          ...dialDigits.map((digit): EmergencyEvent => ({ type: 'digit', digit })),
          { type: 'delete' },
          { type: 'call' },
        ];
      case 2:
        return [{ type: 'connected' }];
      case 3:
        return [{ type: 'leave' }];
    }
  }

  function refusal(state: EmergencyState, event: EmergencyEvent): Refusal | null {
    if (event.type === 'next' && state.incident === null) {
      return unavailable('Сначала выберите, что случилось.');
    }
    if (event.type === 'digit' && state.typed.length >= displayLength) {
      return unavailable('Номер слишком длинный. Удалите лишние цифры.');
    }
    if (event.type === 'delete' && state.typed === '') {
      return unavailable('Удалять нечего: номер ещё не набран.');
    }
    if (event.type === 'call' && state.typed !== numberOf(state)) {
      return { kind: 'wrong', reason: 'Введенный номер неверный.' };
    }
    return null;
  }

  function next(state: EmergencyState, event: EmergencyEvent): EmergencyState {
    switch (event.type) {
      case 'incident':
        return { ...state, incident: event.incident };
      case 'next':
        return { ...state, step: 1 };
      case 'digit':
        return { ...state, typed: state.typed + event.digit };
      case 'delete':
        return { ...state, typed: state.typed.slice(0, -1) };
      case 'call':
        return { ...state, step: 2 };
      case 'connected':
        return { ...state, step: 3 };
      case 'leave':
        return initial;
    }
  }

  return {
    initial,
    step: (state) => state.step,
    done: (state) => state.step === 3,
    distanceKey: (state) =>
      state.step === 1
        ? `1 ${numberOf(state)} ${typedWell(state.typed, numberOf(state))} ${state.typed.length}`
        : `${state.step} ${state.incident}`,
    events,
    refusal,
    next,
  };
}

/** Whether what is typed is the beginning of the number. */
export function typedWell(typed: string, number: string): boolean {
  return number.startsWith(typed);
}

function unavailable(reason: string): Refusal {
  return { kind: 'unavailable', reason };
}

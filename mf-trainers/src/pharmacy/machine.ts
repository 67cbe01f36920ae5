import type { Machine, Refusal } from '../simulator/machine.ts';
import { type Kopecks, lacking } from '../simulator/money.ts';
import { type AilmentId, ailments, sums } from './data.ts';

export interface PharmacyState {
  step: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The sum that the visitor came with; 0 before it is chosen. */
  money: Kopecks;
  ailment: AilmentId | null;
  /** Indexes into the medicines of the ailment, ascending. */
  bought: readonly number[];
  /** Step 5: 'Вам стало лучше?' has been asked. */
  asked: boolean;
}

export type PharmacyEvent =
  | { type: 'start' }
  | { type: 'money'; money: Kopecks }
  | { type: 'ailment'; ailment: AilmentId }
  | { type: 'buy'; medicine: number }
  | { type: 'ready' }
  | { type: 'enter' }
  | { type: 'take' }
  | { type: 'better' }
  | { type: 'worse' };

export function medicinesOf(state: PharmacyState) {
  return ailments.find(({ id }) => id === state.ailment)?.medicines ?? [];
}

/** What is left of the money. */
export function balance(state: PharmacyState): Kopecks {
  const medicines = medicinesOf(state);
  return state.bought.reduce((left, index) => left - medicines[index]!.price, state.money);
}

export const pharmacyMachine: Machine<PharmacyState, PharmacyEvent> = {
  initial: { step: 0, money: 0, ailment: null, bought: [], asked: false },
  step: (state) => state.step,
  screen: (state) => (state.asked && state.step === 5 ? '5 question' : String(state.step)),
  done: (state) => state.step === 6 || state.step === 7,
  distanceKey: (state) => `${state.step} ${state.asked} ${state.bought.length > 0}`,
  events,
  refusal,
  next,
};

function events(state: PharmacyState): PharmacyEvent[] {
  switch (state.step) {
    case 0:
      return [{ type: 'start' }];
    case 1:
      return sums.map((money) => ({ type: 'money', money }));
    case 2:
      return ailments.map(({ id }) => ({ type: 'ailment', ailment: id }));
    case 3:
      return [
        ...medicinesOf(state).map((_, medicine): PharmacyEvent => ({ type: 'buy', medicine })),
        { type: 'ready' },
      ];
    case 4:
      return [{ type: 'enter' }];
    case 5:
      return state.asked ? [{ type: 'better' }, { type: 'worse' }] : [{ type: 'take' }];
    default:
      return [];
  }
}

function refusal(state: PharmacyState, event: PharmacyEvent): Refusal | null {
  if (event.type === 'ready' && state.bought.length === 0) {
    return unavailable('Сначала выберите лекарство.');
  }
  if (event.type !== 'buy') return null;
  const { name, price } = medicinesOf(state)[event.medicine]!;
  if (state.bought.includes(event.medicine)) return unavailable(`Вы уже купили: ${name}.`);
  const short = price - balance(state);
  return short > 0 ? unavailable(lacking(short)) : null;
}

function unavailable(reason: string): Refusal {
  return { kind: 'unavailable', reason };
}

function next(state: PharmacyState, event: PharmacyEvent): PharmacyState {
  switch (event.type) {
    case 'start':
      return { ...state, step: 1 };
    case 'money':
      return { ...state, step: 2, money: event.money };
    case 'ailment':
      return { ...state, step: 3, ailment: event.ailment };
    case 'buy':
      return { ...state, bought: [...state.bought, event.medicine].sort((a, b) => a - b) };
    case 'ready':
      return { ...state, step: 4 };
    case 'enter':
      return { ...state, step: 5 };
    case 'take':
      return { ...state, asked: true };
    case 'better':
      return { ...state, step: 6 };
    case 'worse':
      return { ...state, step: 7 };
  }
}

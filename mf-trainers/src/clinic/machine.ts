import type { Machine, Refusal } from '../simulator/machine.ts';
import { cabinets, type Doctor, liftFloors, type SymptomId, symptoms } from './data.ts';

/** Numbers are SPEC.md's: the ticket, 11, comes between the registry, 4, and the choice of lift or stairs, 5. */
export type ClinicState =
  | { step: 0 | 1 }
  | { step: 2 | 3 | 4 | 11 | 5 | 6 | 7 | 8 | 9 | 10; symptom: SymptomId };

export type ClinicEvent =
  | { type: 'fall-ill' }
  | { type: 'symptom'; symptom: SymptomId }
  | { type: 'understood' }
  | { type: 'enter-clinic' }
  | { type: 'registry' }
  | { type: 'take-ticket' }
  | { type: 'lift' }
  | { type: 'stairs' }
  | { type: 'floor'; floor: 2 | 3 }
  | { type: 'cabinet'; cabinet: number }
  | { type: 'enter-pharmacy' }
  | { type: 'buy' };

export function symptomOf(id: SymptomId) {
  return symptoms.find((symptom) => symptom.id === id)!;
}

export function doctorOf(id: SymptomId): Doctor {
  return symptomOf(id).doctor;
}

export const clinicMachine: Machine<ClinicState, ClinicEvent> = {
  initial: { step: 0 },
  step: (state) => state.step,
  done: (state) => state.step === 10,
  distanceKey: (state) => `${state.step} ${'symptom' in state ? doctorOf(state.symptom).cabinet : ''}`,
  events,
  refusal,
  next,
};

function events(state: ClinicState): ClinicEvent[] {
  switch (state.step) {
    case 0:
      return [{ type: 'fall-ill' }];
    case 1:
      return symptoms.map(({ id }) => ({ type: 'symptom', symptom: id }));
    case 2:
      return [{ type: 'understood' }];
    case 3:
      return [{ type: 'enter-clinic' }];
    case 4:
      return [{ type: 'registry' }];
    case 11:
      return [{ type: 'take-ticket' }];
    case 5:
      return [{ type: 'lift' }, { type: 'stairs' }];
    case 6:
      return liftFloors.map((floor) => ({ type: 'floor', floor }));
    case 7:
      return cabinets(doctorOf(state.symptom).floor).map((cabinet) => ({ type: 'cabinet', cabinet }));
    case 8:
      return [{ type: 'enter-pharmacy' }];
    case 9:
      return [{ type: 'buy' }];
    case 10:
      return [];
  }
}

function refusal(state: ClinicState, event: ClinicEvent): Refusal | null {
  if (!('symptom' in state)) return null;
  const { floor, cabinet } = doctorOf(state.symptom);
  if (event.type === 'lift' && floor === 1) {
    return unavailable('Ваш кабинет на 1 этаже. Лифт не нужен. Идите по лестнице.');
  }
  if (event.type === 'stairs' && floor !== 1) {
    return unavailable(`Ваш кабинет на ${floor} этаже. Идти по лестнице высоко. Поезжайте на лифте.`);
  }
  if (event.type === 'floor' && event.floor !== floor) {
    return unavailable(`Это ${event.floor} этаж. Ваш кабинет на ${floor} этаже. Посмотрите талон.`);
  }
  if (event.type === 'cabinet' && event.cabinet !== cabinet) {
    return { kind: 'wrong', reason: `Это кабинет ${event.cabinet}. Посмотрите талон.` };
  }
  return null;
}

function unavailable(reason: string): Refusal {
  return { kind: 'unavailable', reason };
}

function next(state: ClinicState, event: ClinicEvent): ClinicState {
  if (event.type === 'fall-ill') return { step: 1 };
  if (event.type === 'symptom') return { step: 2, symptom: event.symptom };
  if (!('symptom' in state)) return state;
  return { step: after[event.type], symptom: state.symptom };
}

/** Where each event leads once the symptom is known. */
const after = {
  understood: 3,
  'enter-clinic': 4,
  registry: 11,
  'take-ticket': 5,
  lift: 6,
  stairs: 7,
  floor: 7,
  cabinet: 8,
  'enter-pharmacy': 9,
  buy: 10,
} as const;

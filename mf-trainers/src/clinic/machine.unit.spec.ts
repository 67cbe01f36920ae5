import { describe, expect, it } from 'vitest';
import { provenMachine } from '../simulator/proven-machine.ts';
import { walk } from '../simulator/walk.ts';
import { cabinets, type SymptomId, symptoms } from './data.ts';
import { type ClinicEvent, type ClinicState, clinicMachine } from './machine.ts';
import { clinic } from './narration.ts';

function after(events: ClinicEvent[]): ClinicState {
  return events.reduce((state, event) => {
    expect(clinicMachine.refusal(state, event)).toBeNull();
    return clinicMachine.next(state, event);
  }, clinicMachine.initial);
}

function atTicket(symptom: SymptomId): ClinicState {
  return after([
    { type: 'fall-ill' },
    { type: 'symptom', symptom },
    { type: 'understood' },
    { type: 'enter-clinic' },
    { type: 'registry' },
    { type: 'take-ticket' },
  ]);
}

provenMachine(clinic, { steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });

describe('the clinic', () => {
  it('has the eight symptoms of the specification, each with its doctor, floor and cabinet', () => {
    expect(
      symptoms.map(({ name, doctor }) => `${name} ${doctor.name} ${doctor.floor} ${doctor.cabinet}`),
    ).toEqual([
      'Горло ЛОР 3 301',
      'Нос ЛОР 3 301',
      'Ухо ЛОР 3 301',
      'Голова Терапевт 1 101',
      'Живот Терапевт 1 101',
      'Зубы Стоматолог 2 201',
      'Ушиб Хирург 3 302',
      'Спина Невропатолог 2 204',
    ]);
  });

  it.each(symptoms)('leads from $name to the recipe and to health', ({ id, doctor }) => {
    let state = atTicket(id);
    expect(state.step).toBe(5);
    const way: ClinicEvent[] =
      doctor.floor === 1 ? [{ type: 'stairs' }] : [{ type: 'lift' }, { type: 'floor', floor: doctor.floor }];
    way.push({ type: 'cabinet', cabinet: doctor.cabinet }, { type: 'enter-pharmacy' }, { type: 'buy' });
    for (const event of way) {
      expect(clinicMachine.refusal(state, event)).toBeNull();
      state = clinicMachine.next(state, event);
    }
    expect(state.step).toBe(10);
  });

  it('lets one take the stairs only to the first floor and the lift only above it, and says why', () => {
    const first = atTicket('head');
    expect(clinicMachine.refusal(first, { type: 'lift' })).toEqual({
      kind: 'unavailable',
      reason: 'Ваш кабинет на 1 этаже. Лифт не нужен. Идите по лестнице.',
    });
    const second = atTicket('teeth');
    expect(clinicMachine.refusal(second, { type: 'stairs' })?.reason).toContain('на 2 этаже');
    expect(clinicMachine.refusal(second, { type: 'lift' })).toBeNull();
  });

  it('stops the lift at the floor of the ticket alone', () => {
    const inLift = clinicMachine.next(atTicket('bruise'), { type: 'lift' });
    expect(clinicMachine.refusal(inLift, { type: 'floor', floor: 2 })?.kind).toBe('unavailable');
    expect(clinicMachine.refusal(inLift, { type: 'floor', floor: 3 })).toBeNull();
  });

  it('opens one door of each corridor and tells the number of any other', () => {
    for (const state of walk(clinicMachine).states) {
      if (state.step !== 7) continue;
      const open = clinicMachine
        .events(state)
        .filter((event) => clinicMachine.refusal(state, event) === null);
      expect(open).toHaveLength(1);
    }
    const corridor: ClinicState = { step: 7, symptom: 'back' };
    expect(clinicMachine.refusal(corridor, { type: 'cabinet', cabinet: 205 })).toEqual({
      kind: 'wrong',
      reason: 'Это кабинет 205. Посмотрите талон.',
    });
    expect(cabinets(2)).toEqual([201, 202, 203, 204, 205]);
  });
});

import { describe, expect, it } from 'vitest';
import { provenMachine } from '../simulator/proven-machine.ts';
import { callTiming, emergencyServices } from './data.ts';
import { type EmergencyState, emergencyMachine } from './machine.ts';
import { emergency } from './narration.ts';

const services = emergencyServices();
const machine = emergencyMachine(services);

/** All digit sequences would be 10^12 states: right beginnings, and one wrong digit after each, show every kind. */
const beginningsAndOneSlip = (state: EmergencyState, event: { type: string; digit?: string }) => {
  if (event.type !== 'digit') return true;
  const number = services.find(({ incidents }) => incidents.some(({ id }) => id === state.incident))!.number;
  const slipped = !number.startsWith(state.typed);
  return (
    !slipped && state.typed.length < number.length && ['9', number[state.typed.length]].includes(event.digit)
  );
};

provenMachine(emergency(services), { steps: [0, 1, 2, 3], only: beginningsAndOneSlip });

describe('the emergency telephone', () => {
  it('knows the numbers of the specification, each with several things that may happen', () => {
    expect(services.map(({ number }) => number).sort()).toEqual(
      ['112', '101', '102', '103', '119', '139', '144', '104'].sort(),
    );
    expect(services.every(({ incidents }) => incidents.length >= 2)).toBe(true);
  });

  it('has the two local numbers when the centre has told them, and leaves them out until then', () => {
    expect(services.map(({ id }) => id)).not.toContain('heating');
    const local = emergencyServices({ heating: '8 (0212) 48-00-00', housing: '115' });
    expect(local.slice(-2).map(({ number }) => number)).toEqual(['80212480000', '115']);
  });

  it.each(services)('connects $number for $label', ({ number, incidents }) => {
    for (const { id } of incidents) {
      let state: EmergencyState = { step: 1, incident: id, typed: '' };
      for (const digit of number) state = machine.next(state, { type: 'digit', digit });
      expect(machine.refusal(state, { type: 'call' })).toBeNull();
      state = machine.next(machine.next(state, { type: 'call' }), { type: 'connected' });
      expect(state.step).toBe(3);
      expect(machine.next(state, { type: 'leave' })).toEqual(machine.initial);
    }
  });

  it('refuses a wrong number and keeps what was typed', () => {
    const dialled: EmergencyState = { step: 1, incident: 'fire', typed: '103' };
    expect(machine.refusal(dialled, { type: 'call' })).toEqual({
      kind: 'wrong',
      reason: 'Введенный номер неверный.',
    });
    expect(machine.refusal({ ...dialled, typed: '' }, { type: 'call' })?.kind).toBe('wrong');
    expect(machine.refusal({ ...dialled, typed: '1011' }, { type: 'call' })?.kind).toBe('wrong');
  });

  it('removes the last digit', () => {
    const dialled: EmergencyState = { step: 1, incident: 'fire', typed: '103' };
    expect(machine.next(dialled, { type: 'delete' }).typed).toBe('10');
  });

  it('has the timing of the specification', () => {
    expect(callTiming).toEqual({ dots: 3, dotMs: 1000, connectedAfterMs: 4000 });
  });
});

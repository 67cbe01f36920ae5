import { describe, expect, it } from 'vitest';
import { provenMachine } from '../simulator/proven-machine.ts';
import { departments } from './data.ts';
import { departmentOf, type SocialCentreState, socialCentreMachine } from './machine.ts';
import { socialCentre } from './narration.ts';

provenMachine(socialCentre, { steps: [0, 1, 2, 3, 4] });

describe('the social centre', () => {
  it('has departments A to E with 22 services in all, each named once', () => {
    expect(departments.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    const services = departments.flatMap((department) => department.services);
    expect(services).toHaveLength(22);
    expect(new Set(services.map(({ id }) => id)).size).toBe(22);
    expect(new Set(services.map(({ name }) => name)).size).toBe(22);
  });

  it('goes on only once a service has been chosen, and says so', () => {
    const entered: SocialCentreState = { step: 1, wanted: null, chosen: null };
    expect(socialCentreMachine.refusal(entered, { type: 'next' })?.reason).toBe('Сначала выберите услугу.');
    expect(socialCentreMachine.refusal({ ...entered, wanted: 'aid' }, { type: 'next' })).toBeNull();
  });

  it('offers the services of the department that gives the wanted one', () => {
    const inside: SocialCentreState = { step: 3, wanted: 'computer', chosen: null };
    const offered = socialCentreMachine.events(inside).filter((event) => event.type === 'choose');
    expect(offered.map((event) => event.service)).toEqual(
      departmentOf('computer').services.map(({ id }) => id),
    );
  });

  it('leads from the end back to the entrance', () => {
    const served: SocialCentreState = { step: 4, wanted: 'aid', chosen: 'aid' };
    expect(socialCentreMachine.next(served, { type: 'leave' })).toEqual(socialCentreMachine.initial);
  });
});

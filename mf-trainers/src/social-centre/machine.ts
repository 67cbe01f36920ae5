import type { Machine, Refusal } from '../simulator/machine.ts';
import { type Department, departments, type Service } from './data.ts';

export interface SocialCentreState {
  step: 0 | 1 | 2 | 3 | 4;
  /** The service that the visitor came for. */
  wanted: string | null;
  /** The service that was chosen in the department. */
  chosen: string | null;
}

export type SocialCentreEvent =
  | { type: 'enter' }
  | { type: 'want'; service: string }
  | { type: 'next' }
  | { type: 'go-on' }
  | { type: 'choose'; service: string }
  | { type: 'serve' }
  | { type: 'leave' };

const services = departments.flatMap((department) => department.services);

export function serviceOf(id: string): Service {
  return services.find((service) => service.id === id)!;
}

export function departmentOf(service: string): Department {
  return departments.find((department) => department.services.some(({ id }) => id === service))!;
}

export const socialCentreMachine: Machine<SocialCentreState, SocialCentreEvent> = {
  initial: { step: 0, wanted: null, chosen: null },
  step: (state) => state.step,
  done: (state) => state.step === 4,
  distanceKey: (state) => `${state.step} ${state.wanted !== null} ${state.chosen !== null}`,
  events,
  refusal,
  next,
};

function events(state: SocialCentreState): SocialCentreEvent[] {
  switch (state.step) {
    case 0:
      return [{ type: 'enter' }];
    case 1:
      return [
        ...services.map(({ id }): SocialCentreEvent => ({ type: 'want', service: id })),
        { type: 'next' },
      ];
    case 2:
      return [{ type: 'go-on' }];
    case 3:
      return [
        ...departmentOf(state.wanted!).services.map(
          ({ id }): SocialCentreEvent => ({ type: 'choose', service: id }),
        ),
        { type: 'serve' },
      ];
    case 4:
      return [{ type: 'leave' }];
  }
}

function refusal(state: SocialCentreState, event: SocialCentreEvent): Refusal | null {
  const early =
    (event.type === 'next' && state.wanted === null) || (event.type === 'serve' && state.chosen === null);
  return early ? { kind: 'unavailable', reason: 'Сначала выберите услугу.' } : null;
}

function next(state: SocialCentreState, event: SocialCentreEvent): SocialCentreState {
  switch (event.type) {
    case 'enter':
      return { ...state, step: 1 };
    case 'want':
      return { ...state, wanted: event.service };
    case 'next':
      return { ...state, step: 2 };
    case 'go-on':
      return { ...state, step: 3 };
    case 'choose':
      return { ...state, chosen: event.service };
    case 'serve':
      return { ...state, step: 4 };
    case 'leave':
      return socialCentreMachine.initial;
  }
}

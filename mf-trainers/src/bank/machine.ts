import type { Machine, Refusal } from '../simulator/machine.ts';
import { type BankService, type BankServiceId, bankServices } from './data.ts';

export interface BankState {
  step: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  service: BankServiceId | null;
  payment: 'card' | 'cash' | null;
}

export type BankEvent =
  | { type: 'request' }
  | { type: 'service'; service: BankServiceId }
  | { type: 'payment'; payment: 'card' | 'cash' }
  | { type: 'kiosk' }
  | { type: 'till' }
  | { type: 'ticket'; service: BankServiceId }
  | { type: 'to-window' }
  | { type: 'consultant' }
  | { type: 'receive' }
  | { type: 'leave' };

export function serviceOf(id: BankServiceId): BankService {
  return bankServices.find((service) => service.id === id)!;
}

export const bankMachine: Machine<BankState, BankEvent> = {
  initial: { step: 0, service: null, payment: null },
  step: (state) => state.step,
  done: (state) => state.step === 10 || state.step === 12,
  distanceKey: (state) => `${state.step} ${state.service}`,
  events,
  refusal,
  next,
};

function events(state: BankState): BankEvent[] {
  switch (state.step) {
    case 0:
      return [{ type: 'request' }];
    case 1:
      return bankServices.map(({ id }) => ({ type: 'service', service: id }));
    case 2:
    case 3:
    case 4:
    case 5:
      return [
        { type: 'payment', payment: 'card' },
        { type: 'payment', payment: 'cash' },
      ];
    case 6:
      return [{ type: 'kiosk' }, { type: 'till' }];
    case 7:
      return bankServices.map(({ id }) => ({ type: 'ticket', service: id }));
    case 8:
      return [{ type: 'receive' }];
    case 9:
      return [{ type: 'to-window' }];
    case 11:
      return [{ type: 'consultant' }];
    case 10:
    case 12:
      return [{ type: 'leave' }];
  }
}

function refusal(state: BankState, event: BankEvent): Refusal | null {
  if (event.type === 'payment' && event.payment === 'card' && state.service === 'card') {
    return { kind: 'unavailable', reason: 'Карточки у вас ещё нет. Заплатить можно только наличными.' };
  }
  if (event.type === 'ticket' && event.service !== state.service) {
    const [pressed, wanted] = [serviceOf(event.service).name, serviceOf(state.service!).name];
    return { kind: 'wrong', reason: `Это «${pressed}». Вам нужен талон «${wanted}».` };
  }
  return null;
}

function next(state: BankState, event: BankEvent): BankState {
  switch (event.type) {
    case 'request':
      return { ...state, step: 1 };
    case 'service':
      return { ...state, step: serviceOf(event.service).step, service: event.service };
    case 'payment':
      return { ...state, step: afterPayment(state, event.payment), payment: event.payment };
    case 'kiosk':
      return { ...state, step: 11 };
    case 'till':
      return { ...state, step: 7 };
    case 'ticket':
      return { ...state, step: 9 };
    case 'to-window':
    case 'consultant':
      return { ...state, step: 10 };
    case 'receive':
      return { ...state, step: 12 };
    case 'leave':
      return { ...bankMachine.initial, step: 1 };
  }
}

/** A card may go to the kiosk or the till; cash takes a ticket at once, and for the payment card goes to its till. */
function afterPayment(state: BankState, payment: 'card' | 'cash') {
  if (payment === 'card') return 6;
  return state.service === 'card' ? 8 : 7;
}

import { describe, expect, it } from 'vitest';
import { provenMachine } from '../simulator/proven-machine.ts';
import { type BankServiceId, bankServices } from './data.ts';
import { type BankEvent, type BankState, bankMachine } from './machine.ts';
import { bank } from './narration.ts';

provenMachine(bank, { steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });

function way(service: BankServiceId, events: BankEvent[]): number[] {
  const all: BankEvent[] = [{ type: 'request' }, { type: 'service', service }, ...events];
  const steps: number[] = [];
  all.reduce((state: BankState, event) => {
    expect(bankMachine.refusal(state, event)).toBeNull();
    const after = bankMachine.next(state, event);
    steps.push(after.step);
    return after;
  }, bankMachine.initial);
  return steps;
}

const card: BankEvent = { type: 'payment', payment: 'card' };
const cash: BankEvent = { type: 'payment', payment: 'cash' };

describe('the bank', () => {
  it('has the four services with the letters of their tickets', () => {
    expect(bankServices.map(({ name, ticket, step }) => `${step} ${ticket.letter} ${name}`)).toEqual([
      '2 У Коммунальные услуги',
      '3 К Получение платежной карточки',
      '4 В Вклады',
      '5 С Страхование',
    ]);
  });

  it.each(bankServices.filter(({ id }) => id !== 'card'))('$name: by card at the kiosk', ({ id, step }) => {
    expect(way(id, [card, { type: 'kiosk' }, { type: 'consultant' }])).toEqual([1, step, 6, 11, 10]);
  });

  it.each(bankServices.filter(({ id }) => id !== 'card'))('$name: by card at the till', ({ id, step }) => {
    const events: BankEvent[] = [
      card,
      { type: 'till' },
      { type: 'ticket', service: id },
      { type: 'to-window' },
    ];
    expect(way(id, events)).toEqual([1, step, 6, 7, 9, 10]);
  });

  it.each(bankServices.filter(({ id }) => id !== 'card'))('$name: in cash', ({ id, step }) => {
    expect(way(id, [cash, { type: 'ticket', service: id }, { type: 'to-window' }])).toEqual([
      1,
      step,
      7,
      9,
      10,
    ]);
  });

  it('gives the payment card for cash alone, at its till', () => {
    expect(way('card', [cash, { type: 'receive' }])).toEqual([1, 3, 8, 12]);
    const choosing: BankState = { step: 3, service: 'card', payment: null };
    expect(bankMachine.refusal(choosing, card)).toEqual({
      kind: 'unavailable',
      reason: 'Карточки у вас ещё нет. Заплатить можно только наличными.',
    });
  });

  it('gives no ticket for another service', () => {
    const atMachine: BankState = { step: 7, service: 'deposit', payment: 'cash' };
    expect(bankMachine.refusal(atMachine, { type: 'ticket', service: 'insurance' })?.kind).toBe('wrong');
  });

  it.each([10, 12] as const)('leaves from step %i to the menu', (step) => {
    const state: BankState = { step, service: 'deposit', payment: 'cash' };
    expect(bankMachine.next(state, { type: 'leave' })).toEqual({ step: 1, service: null, payment: null });
  });
});

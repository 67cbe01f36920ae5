/** Tables of SPEC.md section 4, 'Bank simulator'. */

export type BankServiceId = 'utilities' | 'card' | 'deposit' | 'insurance';

export interface BankService {
  id: BankServiceId;
  name: string;
  /** The step that tells what to bring. */
  step: 2 | 3 | 4 | 5;
  bring: readonly ('meters' | 'passport')[];
  /** What the queue ticket says. The numbers are the simulator's own. */
  ticket: { letter: 'У' | 'К' | 'В' | 'С'; number: number; window: number };
}

export const bankServices: readonly BankService[] = [
  {
    id: 'utilities',
    name: 'Коммунальные услуги',
    step: 2,
    bring: ['meters'],
    ticket: { letter: 'У', number: 15, window: 2 },
  },
  {
    id: 'card',
    name: 'Получение платежной карточки',
    step: 3,
    bring: ['passport'],
    ticket: { letter: 'К', number: 8, window: 1 },
  },
  {
    id: 'deposit',
    name: 'Вклады',
    step: 4,
    bring: ['passport'],
    ticket: { letter: 'В', number: 21, window: 3 },
  },
  {
    id: 'insurance',
    name: 'Страхование',
    step: 5,
    bring: ['passport'],
    ticket: { letter: 'С', number: 4, window: 4 },
  },
];

export const bringNames = { meters: 'Показания счётчиков', passport: 'Паспорт' } as const;

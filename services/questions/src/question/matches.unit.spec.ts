import type { Question } from '@portal/contracts/rest/question';
import { expect, it } from 'vitest';
import { matcher } from './matches.ts';

const question: Question = {
  ...{ _id: '', number: 412, title: 'Подъёмник', name: 'Анна Ёлкина', email: 'anna@почта.бел' },
  ...{ text: 'Когда починят\nподъёмник?', file: { name: 'Справка.pdf', size: 1, type: 'application/pdf' } },
  ...{ status: 'new', answer: 'В четверг', createdAt: '', version: 1 },
};

it.each([
  ['', true],
  ['  ', true],
  ['ПОДЪЕМНИК', true],
  ['елкина', true],
  ['четверг анна', true],
  ['anna@ПОЧТА', true],
  ['справка', true],
  ['412', true],
  ['№412', true],
  ['№41', false],
  ['41', true],
  ['анна борис', false],
  ['413', false],
  ['.*', false],
])('"%s" is found: %s', (search, found) => {
  expect(matcher(search)(question)).toBe(found);
});

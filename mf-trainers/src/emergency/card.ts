import { emergencyServices } from './data.ts';

/** What to do when something has happened, in short sentences, to print and keep by the telephone. */
export const emergencyCard: readonly string[] = [
  'Уйти от опасности.',
  ...emergencyServices().map(({ number, label }) => `${number}: ${label}.`),
  'Набрать номер и дождаться ответа.',
  'Сказать, что случилось.',
  'Сказать адрес.',
  'Сказать свою фамилию и имя.',
  'Не класть трубку первым. Делать то, что скажут.',
];

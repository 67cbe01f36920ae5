import { describe, expect, it } from 'vitest';
import { failureOf, failureText } from './failure.ts';

const apiError = (status: number, message: string) =>
  Object.assign(new Error(message), { name: 'ApiError', status, fields: [] });

describe('what a visitor is told of a failed call', () => {
  it("is the server's message after the word for an error", () => {
    expect(failureText(failureOf(apiError(503, 'Сервис временно недоступен.')))).toBe(
      'Ошибка: Сервис временно недоступен.',
    );
  });

  it('is a general sentence when the server gave no message', () => {
    expect(failureText(failureOf(apiError(0, '')))).toBe('Ошибка: Что-то пошло не так');
  });

  it('never shows the words of a programming error', () => {
    expect(failureOf(new TypeError('x is not a function'))).toEqual({ status: 0, message: '' });
    expect(failureOf('nonsense')).toEqual({ status: 0, message: '' });
  });
});

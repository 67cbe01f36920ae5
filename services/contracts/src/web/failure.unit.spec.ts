import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/network.ts';
import { failureOf } from './failure.ts';

describe('what is kept of a failed call', () => {
  it("is its status and the server's own words", () => {
    expect(failureOf(refusal(503, 'Сервис временно недоступен.'))).toEqual({
      status: 503,
      message: 'Сервис временно недоступен.',
      fields: [],
    });
  });

  it('is never the words of a programming error', () => {
    expect(failureOf(new TypeError('x is not a function'))).toEqual({ status: 0, message: '', fields: [] });
    expect(failureOf('nonsense')).toEqual({ status: 0, message: '', fields: [] });
  });
});

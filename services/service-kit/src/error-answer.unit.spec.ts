import {
  ConflictError,
  IdempotencyKeyReusedError,
  LogFullError,
  LogUnavailableError,
  NotCaughtUpError,
  ReadModelUnavailableError,
} from '@portal/event-store/errors';
import { describe, expect, it } from 'vitest';
import { tellError } from './error-answer.ts';
import { DomainError, MethodNotAllowedError, TooManyRequestsError } from './errors.ts';

const named = (name: string, more: object = {}) =>
  Object.assign(new Error('internal detail'), { name, ...more });

describe('an error is told', () => {
  it.each<[string, unknown, number, string?]>([
    ['a conflict in the log', new ConflictError('posts.post.1', 1, 2), 409],
    ['a key used twice', new IdempotencyKeyReusedError('x'), 409],
    ['the log away', new LogUnavailableError('x'), 503, '1'],
    ['the log full', new LogFullError('x'), 503, '60'],
    ['a read model behind', new NotCaughtUpError('x'), 503, '1'],
    ['a read model away', new ReadModelUnavailableError('x'), 503, '1'],
    ['MongoDB away', named('MongoServerSelectionError'), 503, '1'],
    ['MongoDB cut off', named('MongoNetworkTimeoutError'), 503, '1'],
    ['a query that MongoDB refuses', named('MongoServerError', { code: 2 }), 500],
    [
      'a handler that takes too long',
      named('FastifyError', { code: 'FST_ERR_HANDLER_TIMEOUT', statusCode: 503 }),
      503,
      '2',
    ],
    [
      'a machine under pressure',
      named('FastifyError', { code: 'FST_UNDER_PRESSURE', statusCode: 503 }),
      503,
      '2',
    ],
    ['a body too large', named('FastifyError', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 413],
    [
      'another kind of body',
      named('FastifyError', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      415,
    ],
    ['a status that is not ours', named('FastifyError', { statusCode: 406 }), 400],
    ['a mistake of the program', new TypeError('x is undefined'), 500],
    ['a thrown text', 'x', 500],
    ['nothing at all', undefined, 500],
  ])('%s', (_name, error, status, retryAfter) => {
    const { answer, headers, unexpected } = tellError(error);
    expect(answer.statusCode).toBe(status);
    expect(answer.message).toMatch(/^[А-Я][^a-z]+\.$/);
    expect(headers['retry-after']).toBe(retryAfter);
    expect(unexpected).toBe(status === 500);
  });

  it('with the status, code and message that a service gave it', () => {
    const error = new DomainError('POST_MISSING', 404, 'Новость не найдена.');
    expect(tellError(error).answer).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'Новость не найдена.',
    });
  });

  it('with what to do next', () => {
    expect(tellError(new TooManyRequestsError(2.1)).headers).toEqual({ 'retry-after': '3' });
    expect(tellError(new MethodNotAllowedError(['GET', 'PUT'])).headers).toEqual({ allow: 'GET, PUT' });
  });
});

import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from './errors.ts';
import { creationOf } from './idempotency.ts';

const request = (key?: string) =>
  ({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    traceparent: 'trace',
  }) as unknown as FastifyRequest;

describe('a request that creates', () => {
  it('gets a new id each time without a key', () => {
    const [one, other] = [
      creationOf(request(), 'posts/anna', ['a']),
      creationOf(request(), 'posts/anna', ['a']),
    ];
    expect(one.id).not.toBe(other.id);
    expect(one.context).toEqual({ traceparent: 'trace' });
  });

  it('gets the same id and fingerprint for the same key and body', () => {
    expect(creationOf(request('k'), 'posts/anna', ['a'])).toEqual(
      creationOf(request('k'), 'posts/anna', ['a']),
    );
  });

  it('gets the same id but another fingerprint for another body', () => {
    const [one, other] = [
      creationOf(request('k'), 'posts/anna', ['a']),
      creationOf(request('k'), 'posts/anna', ['b']),
    ];
    expect(one.id).toBe(other.id);
    expect(one.context.request).not.toBe(other.context.request);
  });

  it('gets another id for the same key of somebody else', () => {
    expect(creationOf(request('k'), 'posts/anna', []).id).not.toBe(
      creationOf(request('k'), 'posts/boris', []).id,
    );
  });

  it.each(['', 'x'.repeat(201), 'ключ', 'a b'])('is refused with the key %j', (key) => {
    expect(() => creationOf(request(key), 'posts/anna', [])).toThrow(InvalidInputError);
  });
});

import { describe, expect, it } from 'vitest';
import { idempotentId, requestFingerprint } from './idempotency.ts';

describe('the id of what a request creates', () => {
  it('is the same for the same scope and key, and a UUID', () => {
    expect(idempotentId('posts/anna', 'k')).toBe(idempotentId('posts/anna', 'k'));
    expect(idempotentId('posts/anna', 'k')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('differs by scope and by key, wherever one ends and the other begins', () => {
    const ids = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['ab', 'd'],
    ].map(([scope, key]) => idempotentId(scope!, key!));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('the fingerprint of a request', () => {
  it('differs by key, by part, and by where a part ends', () => {
    const prints = [
      requestFingerprint('k', ['ab', 'c']),
      requestFingerprint('k', ['a', 'bc']),
      requestFingerprint('k', ['abc']),
      requestFingerprint('l', ['ab', 'c']),
    ];
    expect(new Set(prints).size).toBe(4);
    expect(requestFingerprint('k', [Buffer.from('ab'), 'c'])).toBe(prints[0]);
  });
});

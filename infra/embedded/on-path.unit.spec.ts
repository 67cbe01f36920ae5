import { describe, expect, it } from 'vitest';
import { atLeast } from './on-path.ts';

describe('the version of a program', () => {
  it.each([
    ['nats-server: v2.14.0', true],
    ['nats-server: v2.15.2', true],
    ['nats-server: v3.0.0', true],
    ['nats-server: v2.9.25', false],
    ['nats-server: v1.20.0', false],
    ['nonsense', false],
  ])('%s is at least 2.14: %s', (text, fit) => {
    expect(atLeast(text, [2, 14])).toBe(fit);
  });
});

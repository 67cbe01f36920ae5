import { describe, expect, it } from 'vitest';
import { Sieve } from './sieve.ts';

describe('a sieve', () => {
  it('never holds more than its limit', () => {
    const sieve = new Sieve<number>(10);
    for (let n = 0; n < 100; n++) {
      sieve.set(`k${n}`, n, 3);
      if (n % 3 === 0) sieve.get(`k${n}`);
      expect(sieve.size).toBeLessThanOrEqual(10);
    }
    expect(sieve.count).toBe(3);
  });

  it('keeps what is asked for again while others pass through', () => {
    const sieve = new Sieve<number>(3);
    sieve.set('hot', 1, 1);
    for (let n = 0; n < 50; n++) {
      expect(sieve.get('hot')).toBe(1);
      sieve.set(`once ${n}`, n, 1);
    }
  });

  it('tells of everything that leaves, once', () => {
    const left: string[] = [];
    const sieve = new Sieve<number>(2, ({ key }) => left.push(key));
    sieve.set('a', 1, 1);
    sieve.set('b', 2, 1);
    sieve.set('c', 3, 1);
    sieve.delete('b');
    sieve.delete('b');
    sieve.clear();
    expect(left.sort()).toEqual(['a', 'b', 'c']);
    expect(sieve.size).toBe(0);
  });

  it('lets nothing in that is larger than itself', () => {
    const sieve = new Sieve<number>(2);
    sieve.set('large', 1, 3);
    expect(sieve.get('large')).toBeUndefined();
  });

  it('counts what has grown', () => {
    const sieve = new Sieve<number>(4);
    sieve.set('a', 1, 2);
    sieve.set('b', 2, 2);
    sieve.get('b');
    sieve.resize('b', 3);
    expect([sieve.get('a'), sieve.get('b'), sieve.size]).toEqual([undefined, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { HashingBusyError } from '../errors.ts';
import { HashQueue } from './hash-queue.ts';

describe('the queue of passwords', () => {
  it('runs no more than it may at once, and all in the end', async () => {
    const queue = new HashQueue({ atOnce: 2, mostWaiting: 10 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return 'done';
    };
    expect(await Promise.all(Array.from({ length: 12 }, () => queue.run(task)))).toHaveLength(12);
    expect(most).toBe(2);
  });

  it('refuses those who would have to wait too long, and takes others once there is room', async () => {
    const queue = new HashQueue({ atOnce: 1, mostWaiting: 1 });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const first = queue.run(() => gate);
    const second = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(HashingBusyError);
    open();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a task that failed', async () => {
    const queue = new HashQueue({ atOnce: 1, mostWaiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});

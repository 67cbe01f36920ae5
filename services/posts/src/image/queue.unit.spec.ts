import { expect, it } from 'vitest';
import { ImageQueueFullError } from '../errors.ts';
import { ImageQueue } from './queue.ts';

/** A task that runs until told to end. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = false;
  return {
    run: () => {
      started = true;
      return promise;
    },
    end: resolve,
    fail: reject,
    get started() {
      return started;
    },
  };
}

it('runs as many as it may, lets some wait and refuses the rest', async () => {
  const queue = new ImageQueue({ running: 1, waiting: 1 });
  const first = task();
  const second = task();
  const done = [queue.run(first.run), queue.run(second.run)];
  await expect(queue.run(task().run)).rejects.toThrow(ImageQueueFullError);
  expect([first.started, second.started]).toEqual([true, false]);

  first.end('one');
  second.end('two');
  expect(await Promise.all(done)).toEqual(['one', 'two']);
});

it('gives the place of a failed task to the next', async () => {
  const queue = new ImageQueue({ running: 1, waiting: 1 });
  const first = task();
  const failing = queue.run(first.run);
  const next = queue.run(async () => 'next');
  first.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await queue.run(async () => 'later')).toBe('later');
});

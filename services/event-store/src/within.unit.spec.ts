import { expect, it } from 'vitest';
import { within } from './within.ts';

it('waits for the work, and for its failure', async () => {
  let done = false;
  const work = new Promise<void>((resolve) => {
    setImmediate(() => {
      done = true;
      resolve();
    });
  });
  await within(60_000, work);
  expect(done).toBe(true);
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('waits no longer than it was told to for work that never ends', async () => {
  await within(20, new Promise(() => {}));
});

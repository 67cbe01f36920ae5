import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs tasks of one key in turn, also after one that fails, and other keys beside them', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = turns.take('a', async () => {
    await first.promise;
    log.push('a1');
    throw new Error('failed');
  });
  const two = turns.take('a', async () => log.push('a2'));
  await turns.take('b', async () => log.push('b1'));
  first.resolve();
  await expect(one).rejects.toThrow('failed');
  await two;
  expect(log).toEqual(['b1', 'a1', 'a2']);
});

import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { beforeEach, expect, it } from 'vitest';
import { sweepImages } from './sweep.ts';

const HOUR = 60 * 60 * 1000;
const bytes = Buffer.from('picture');
let now: number;
let store: MemoryObjects;
const names = async () => (await store.list()).map(({ name }) => name);

beforeEach(() => {
  now = 10 * HOUR;
  store = new MemoryObjects(() => now);
});

it('removes what no post refers to, and nothing else', async () => {
  await store.put('used.webp', bytes);
  await store.put('unused.webp', bytes);
  now += HOUR + 1;
  expect(await sweepImages(store, async () => new Set(['used.webp']), now)).toEqual(['unused.webp']);
  expect(await names()).toEqual(['used.webp']);
});

it('leaves what may belong to a command under way', async () => {
  await store.put('new.webp', bytes);
  expect(await sweepImages(store, async () => new Set(), now + HOUR)).toEqual([]);
  expect(await names()).toEqual(['new.webp']);
});

it('removes nothing when it can not be told what is in use', async () => {
  await store.put('old.webp', bytes);
  const unknown = async () => {
    throw new Error('no read model');
  };
  await expect(sweepImages(store, unknown, now + 2 * HOUR)).rejects.toThrow('no read model');
  expect(await names()).toEqual(['old.webp']);
});

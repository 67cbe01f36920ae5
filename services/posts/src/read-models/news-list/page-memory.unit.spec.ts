import { beforeEach, expect, it } from 'vitest';
import type { Page } from './documents.ts';
import { PageMemory } from './page-memory.ts';

let reads: string[];
let seen: number;
let stored: Page;
let memory: PageMemory;

beforeEach(() => {
  reads = [];
  seen = 5;
  stored = { posts: [] };
  memory = new PageMemory({
    async get<D extends object>(id: string) {
      reads.push(id);
      return stored as D;
    },
    seen: () => seen,
  });
});

it('reads a page once while nobody edits', async () => {
  expect(await memory.get(3, 5)).toBe(stored);
  seen = 9;
  expect(await memory.get(3, 5)).toBe(stored);
  expect(reads).toEqual(['page:3']);
});

it('reads it again after an edit', async () => {
  await memory.get(3, 5);
  seen = 6;
  stored = { posts: [] };
  expect(await memory.get(3, 6)).toBe(stored);
  expect(reads).toEqual(['page:3', 'page:3']);
});

it('keeps no page that an edit may still be writing', async () => {
  await memory.get(3, 6);
  stored = { posts: [] };
  expect(await memory.get(3, 6)).toBe(stored);
  seen = 6;
  await memory.get(3, 6);
  await memory.get(3, 6);
  expect(reads).toHaveLength(3);
});

it('forgets everything when the log was replaced', async () => {
  await memory.get(3, 5);
  seen = 4;
  await memory.get(3, 5);
  expect(reads).toHaveLength(2);
});

it('keeps no page that was asked for before an edit and came after it', async () => {
  const before = memory.get(3, 5);
  seen = 6;
  await memory.get(4, 6);
  await before;
  await memory.get(3, 6);
  expect(reads).toEqual(['page:3', 'page:4', 'page:3']);
});

import { expect } from '@playwright/test';
import { faults, faultsOfColours } from './accessibility.ts';
import { test } from './as-role.ts';
import { type Look, looks, openWhole, setTextSize, show } from './looks.ts';
import { everyCombination, pairwise } from './pairs.ts';
import { addressOf, patterns, type Role, roles, seenBy } from './shown-pages.ts';

/**
 * Every page as every role at the smallest and the largest text in every look: all of them with TEST_ALL, else pairwise.
 * Two short pages are looked at in all of them, one that the menu marks and one that it marks in an open group: their frames
 * are the frames of every page.
 */
const every = everyCombination({ pattern: patterns, role: roles, text: ['1', '5'], look: looks }).filter(
  ({ pattern, role }) => seenBy(pattern).includes(role as Role),
);
const framed = ['/contacts', '/zakon-o-prav-inv'];
const everything = process.env.TEST_ALL === '1';
const frames = every.filter(({ pattern }) => framed.includes(pattern));
const chosen = everything ? every : [...frames, ...pairwise(every, frames)];

// Axe takes seconds for each look where the machine has other work.
test.describe.configure({ timeout: 240_000 });

for (const [name, combinations] of Object.entries(
  Object.groupBy(chosen, ({ pattern, role }) => `${pattern} as ${role}`),
)) {
  test(`nobody is kept out of ${name}`, async ({ pageAs, known }) => {
    const [{ pattern, role } = { pattern: '', role: '' }] = combinations ?? [];
    const page = await pageAs(role as Role);
    await openWhole(page, addressOf(pattern, known.post));
    const sizes = new Set<string>();
    for (const { text, look } of combinations ?? []) {
      await setTextSize(page, Number(text));
      await show(page, look as Look);
      expect.soft(await lookAt(look as Look, text), `text size ${text}, ${look}`).toEqual([]);
      sizes.add(text);
    }

    /** The frame is looked at once with each page, and the content once in each size; what is left are colours. */
    function lookAt(look: Look, text: string): Promise<string[]> {
      if (everything || framed.includes(pattern) || sizes.size === 0) return faults(page, look);
      return sizes.has(text) ? faultsOfColours(page, look) : faults(page, look, 'main');
    }
  });
}

import { test as base, expect } from '@playwright/test';
import { takenOver } from './taken-over.ts';

/** Tests of what a page does rather than of how it comes: an address is open once the shell has taken the page over. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await open(...address);
      await takenOver(page);
      return answer;
    };
    await use(page);
  },
});

export { expect };

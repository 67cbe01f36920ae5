import type { Locator, Page } from '@playwright/test';

/** How a visitor presses and chooses. */
export interface Hand {
  /** @param anyway it is shown as unavailable, which Playwright would wait for */
  press(page: Page, target: Locator, anyway?: boolean): Promise<void>;
  pick(page: Page, list: Locator, option: string): Promise<void>;
  /** Does nothing for some milliseconds. */
  wait(page: Page, time: number): Promise<void>;
}

/** On the page's own clock, which the test has put in its place. */
const wait: Hand['wait'] = (page, time) => page.clock.runFor(time);

const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export const mouse: Hand = {
  press: (_, target, anyway = false) => target.click({ force: anyway }),
  async pick(page, list, option) {
    await list.click();
    await optionOf(page, option).click();
  },
  wait,
};

export const touch: Hand = {
  press: (_, target, anyway = false) => target.tap({ force: anyway }),
  async pick(page, list, option) {
    await list.tap();
    await optionOf(page, option).tap();
  },
  wait,
};

/** Nothing but keys, from where the focus is. */
export const keyboard: Hand = {
  async press(page, target) {
    const backwards = await tabTo(page, target);
    // either key presses a button
    await page.keyboard.press(backwards ? 'Space' : 'Enter');
  },
  async pick(page, list, option) {
    await tabTo(page, list);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(option);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  wait,
};

/** @returns whether it was by Shift+Tab: what stands before the focus is reached backwards */
async function tabTo(page: Page, target: Locator): Promise<boolean> {
  const element = await target.elementHandle();
  if (!element) throw new Error(`There is no ${target}`);
  const backwards = await element.evaluate((one) =>
    Boolean(document.activeElement!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING),
  );
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return backwards;
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Locator, Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { allWays, oneWayEach, type Press, type Way } from './trainer-ways.ts';
import { expect, test } from './visitor.ts';

type Hand = (page: Page, press: Press[0]) => Promise<void>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Goes a way, and at each step expects its heading, with focus when the step has changed, and no sideways scroll. */
async function walk(page: Page, way: Way, hand: Hand, atEach: (page: Page, step: string) => Promise<void>) {
  await page.goto(way.path);
  await expect(heading(page)).toHaveText(way.start);
  await atEach(page, way.start);
  let before = way.start;
  for (const [press, after] of way.presses) {
    await hand(page, press);
    await expect(heading(page)).toHaveText(after);
    if (after !== before) await expect(heading(page)).toBeFocused();
    await atEach(page, `${way.name}, ${after}`);
    before = after;
  }
}

async function noSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

const mouse: Hand = async (page, press) => {
  if (typeof press === 'string') {
    await button(page, press).click();
    return;
  }
  await page.getByRole('combobox', { name: press.from }).click();
  await page.getByRole('option', { name: press.pick }).click();
};

const touch: Hand = async (page, press) => {
  if (typeof press === 'string') {
    await button(page, press).tap();
    return;
  }
  await page.getByRole('combobox', { name: press.from }).tap();
  await page.getByRole('option', { name: press.pick }).tap();
};

const keyboard: Hand = async (page, press) => {
  if (typeof press === 'string') {
    await tabTo(page, button(page, press));
    await page.keyboard.press('Enter');
    return;
  }
  await tabTo(page, page.getByRole('combobox', { name: press.from }));
  await page.keyboard.type(press.pick);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

test.describe('by mouse, every way', () => {
  for (const way of allWays) {
    test(way.name, ({ page }) => walk(page, way, mouse, noSidewaysScroll));
  }
});

test.describe('by keyboard alone', () => {
  for (const way of oneWayEach) {
    test(way.name, ({ page }) => walk(page, way, keyboard, noSidewaysScroll));
  }
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const way of oneWayEach) {
    test(way.name, ({ page }) => walk(page, way, touch, noSidewaysScroll));
  }
});

test.describe('without barriers at every step', () => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    for (const way of oneWayEach) {
      test(`${way.name}, ${size.width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(size);
        await walk(page, way, mouse, async (_, step) => expect(await violations(page), step).toEqual([]));
      });
    }
  }
});

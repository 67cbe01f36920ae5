import { expect, type Page } from '@playwright/test';
import { takenOver } from './taken-over.ts';

/** Every look of the site: what a visitor can choose, and the one that follows a dark system. */
export const looks = [
  'ordinary',
  'white-on-black',
  'black-on-white',
  'blue-on-blue',
  'brown-on-beige',
  'dark',
] as const;

export type Look = (typeof looks)[number];

/** Opens a page and waits until everything on it is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** Puts the open page into another look, as the display settings do. */
export async function show(page: Page, look: Look): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.scheme = name;
  }, look);
}

/** Display settings of the browser's context, before its next page. */
export async function keepSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('portal.display', JSON.stringify(kept)), settings);
}

export const largestText = { textFontSize: 2, titleFontSize: 2.25 };

/** Puts the open page into one of the five sizes of text (SPEC.md section 9), as the display settings do. */
export async function setTextSize(page: Page, level: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.setProperty('--text', `${size}rem`);
      document.documentElement.style.setProperty('--title', `${size + 0.25}rem`);
    },
    1 + (level - 1) / 4,
  );
}

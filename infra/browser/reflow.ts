import { expect, type Page } from '@playwright/test';
import { takenOver } from './taken-over.ts';

/** Raises the text to the largest of the five sizes; the setting lasts for the browser's context. */
export async function enlarge(page: Page) {
  const larger = page.getByRole('button', { name: /А\+/ });
  // The prerendered page does not know yet that the text is large already.
  await takenOver(page);
  while ((await larger.getAttribute('aria-disabled')) !== 'true') await larger.click();
}

/** How many pixels the page is wider than its window, where a line has to be read by scrolling to and fro. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate<number>(
    '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.documentElement)',
  );
}

/** Words of the page's content that are torn apart where no hyphen is. */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word);
      }
    }
    return torn;
  });
}

/** Each page fits a window of 320 px (WCAG 1.4.10), at the largest text too. */
export async function expectReflow(page: Page, paths: string[]) {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Загрузка...')).toHaveCount(0);
    await enlarge(page);
    expect(await excessWidth(page), path).toBe(0);
  }
}

import type { Page } from '@playwright/test';

/** Elements with words of their own that are cut off at their edges. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return false;
        if (!element.textContent?.trim()) return false;
        const wide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const high = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return wide || high;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

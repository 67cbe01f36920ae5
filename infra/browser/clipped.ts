import type { Page } from '@playwright/test';

/** Elements that cut off words within them at their edges. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return false;
        const box = element.getBoundingClientRect();
        return wordsIn(element).some(
          ({ left, right, top, bottom }) =>
            (cuts(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
            (cuts(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)),
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));

    /** Where words are drawn: what is meant for screen readers alone is cut on purpose. */
    function wordsIn(element: HTMLElement): DOMRect[] {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!cuts(overflowX) && !cuts(overflowY)) return [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.nodeValue?.trim() || getComputedStyle(text.parentElement!).clipPath !== 'none') continue;
        range.selectNodeContents(text);
        found.push(...range.getClientRects());
      }
      return found;
    }
  });
}

import { expect, type Page } from '@playwright/test';

/** Waits until the shell has taken over the page that the gateway sent, so that it hears presses and knows settings. */
export function takenOver(page: Page): Promise<void> {
  return expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
}

/** Opens an address of the portal without loading a page anew, as a press on a link does. */
export async function openInside(page: Page, path: string): Promise<void> {
  await takenOver(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

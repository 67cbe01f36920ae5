import type { Page } from '@playwright/test';

/** What must not happen on a page: errors in its console, and requests to another site. Watches from now on. */
export interface Watched {
  errors: string[];
  elsewhere: string[];
}

/**
 * @param expected status of answers whose failure the page is about: Chromium writes each failed request to the console,
 *   such as that for a post that is not there
 */
export function watch(page: Page, origin: string, { expected }: { expected?: number } = {}): Watched {
  const watched: Watched = { errors: [], elsewhere: [] };
  page.on('pageerror', (error) => watched.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const failed = /^Failed to load resource: .* status of (\d+)/.exec(message.text())?.[1];
    if (failed === undefined || Number(failed) !== expected) {
      watched.errors.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) watched.elsewhere.push(url.href);
  });
  return watched;
}

/** Nothing to complain of. */
export const untroubled: Watched = { errors: [], elsewhere: [] };

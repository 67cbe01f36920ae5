import type { Browser, Route } from '@playwright/test';
import type { OneBundle } from './build.ts';

/**
 * The JavaScript that a page of a running portal would take if it were the one bundle's: its HTML, data and pictures are
 * the portal's, its scripts and styles the bundle's.
 *
 * @returns bytes in brotli
 * @throws Error when the page does not come about that way, so that the number would mean nothing
 */
export async function scriptBytes(
  browser: Browser,
  address: string,
  { script, style, files }: OneBundle,
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.resourceType() === 'document') {
      const response = await route.fetch();
      return route.fulfill({ response, body: withBundle(await response.text(), script, style) });
    }
    const file = files.get(new URL(request.url()).pathname);
    if (!file) return route.continue();
    if (request.resourceType() === 'script') bytes += file.brotli.length;
    const contentType = request.resourceType() === 'script' ? 'text/javascript' : 'text/css';
    return route.fulfill({ body: file.content, contentType });
  };
  await page.route('**/*', answer);
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || files.has(new URL(request.url()).pathname)) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  });
  await page.goto(address);
  try {
    await page.locator('[data-prerendered], [data-loading]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await Promise.all(sizes);
    if (await page.getByText('Не получилось показать').count()) throw new Error('a part of it failed');
  } catch (cause) {
    throw new Error(`${address} could not be shown as one bundle`, { cause });
  } finally {
    await context.close();
  }
  return bytes;
}

/** The script that runs before the first paint stays; of the others, and of what is preloaded, the bundle is the place. */
function withBundle(html: string, script: string, style: string): string {
  return html
    .replace(/<link rel="preload" as="(script|style)"[^>]*>/g, '')
    .replace(/<script defer [^>]*><\/script>/g, '')
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${style}"><script defer src="${script}"></script></head>`,
    );
}

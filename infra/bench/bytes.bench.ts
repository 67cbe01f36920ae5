// npm run bench -- bytes [--url http://127.0.0.1:8080] [--page /contacts …]
//
// The first load of each page in bytes as they travel (brotli): HTML, scripts and styles; fonts and pictures apart. `depth`
// is how many scripts one behind the other the longest way has: 1 is named by the page, 2 by such a script. `one bundle` is
// the JavaScript of the same page when shell and areas are compiled into one script, and `ratio` what federation makes of it.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../processes/chromium.ts';
import { measuredPages, measuredPortal } from './measured-portal.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { scriptBytes } from './one-bundle/script-bytes.ts';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch'] as const;
type Kind = (typeof kinds)[number];

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { url: { type: 'string' }, page: { type: 'string', multiple: true } },
});

interface Measured {
  bytes: Record<Kind, number>;
  requests: number;
  depth: number;
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const depths = await scriptDepths(page);
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as Kind;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        if (kind in bytes) bytes[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  await context.close();
  return { bytes, requests: sizes.length, depth: Math.max(0, ...depths.values()) };
}

/** Depth by address, filled as scripts are asked for; what the page preloads is named by the page. */
async function scriptDepths(page: import('@playwright/test').Page): Promise<Map<string, number>> {
  const depths = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (type !== 'Script' && !request.url.endsWith('.js')) return;
    if (depths.has(request.url)) return;
    const callers = initiator.stack ? framesOf(initiator.stack) : [];
    depths.set(request.url, 1 + Math.max(0, ...callers.map((url) => depths.get(url) ?? 0)));
  });
  await session.send('Network.enable');
  return depths;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

function framesOf({ callFrames, parent }: Stack): string[] {
  return [...callFrames.map(({ url }) => url), ...(parent ? framesOf(parent) : [])];
}

const kilo = (bytes: number) => Number((bytes / 1000).toFixed(1));

const bundle = await buildOneBundle();
const portal = await measuredPortal(values.url);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows: Record<string, object> = {};
  for (const path of values.page ?? (await measuredPages(portal.url))) {
    const { bytes, requests, depth } = await measure(browser, portal.url + path);
    const together = await scriptBytes(browser, portal.url + path, bundle);
    rows[path] = {
      'HTML, kB': kilo(bytes.document),
      'scripts, kB': kilo(bytes.script),
      'one bundle, kB': kilo(together),
      ratio: Number((bytes.script / together).toFixed(2)),
      'styles, kB': kilo(bytes.stylesheet),
      'together, kB': kilo(bytes.document + bytes.script + bytes.stylesheet),
      'fonts, kB': kilo(bytes.font),
      'pictures, kB': kilo(bytes.image),
      'data, kB': kilo(bytes.fetch),
      requests,
      depth,
    };
  }
  console.table(rows);
} finally {
  await browser.close();
  await portal.stop();
}

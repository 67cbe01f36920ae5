// npm run bench -- lighthouse [--url http://127.0.0.1:8080] [--page /contacts …]
//
// Lighthouse as a phone on a slow line sees each page. Fails unless accessibility, SEO and best practices are 100 and the
// layout shifts by less than 0.05; performance is reported.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../processes/chromium.ts';
import { measuredPages, measuredPortal } from './measured-portal.ts';

const MOST_SHIFT = 0.05;
const whole = ['accessibility', 'seo', 'best-practices'] as const;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { url: { type: 'string' }, page: { type: 'string', multiple: true } },
});

const portal = await measuredPortal(values.url);
const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
let good = true;
try {
  const rows: Record<string, object> = {};
  const faults: string[] = [];
  for (const path of values.page ?? (await measuredPages(portal.url))) {
    const result = await lighthouse(portal.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...whole, 'performance'],
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY;
    rows[path] = {
      ...Object.fromEntries([...whole, 'performance'].map((name) => [name, score(name)])),
      shift: Number(shift.toFixed(4)),
      'largest paint, s': Number(((audits['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(1)),
    };
    good &&= shift < MOST_SHIFT && whole.every((name) => score(name) === 100);
    for (const name of whole) {
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const audit = audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 1)
          faults.push(`${path}: ${id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 600)}`);
      }
    }
  }
  console.table(rows);
  for (const fault of faults) console.log(fault);
} finally {
  chrome.kill();
  await portal.stop();
}
if (!good) process.exitCode = 1;

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands, by every rule up to WCAG 2.2 AA and by the best practices. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { runOnly: tags, rules: { 'target-size': { enabled: true } } });
}

/** What of the page has too little contrast: 4.5:1 for words, or with `enhanced` 7:1 (WCAG 1.4.6). */
export function contrastViolations(page: Page, enhanced: boolean): Promise<string[]> {
  const rule = enhanced ? 'color-contrast-enhanced' : 'color-contrast';
  return run(page, { runOnly: { type: 'rule', values: [rule] } });
}

/**
 * One line a rule, with the first element concerned. The script is evaluated, not added: the site's CSP refuses script
 * tags of others, as it should.
 */
async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const { violations: found } = await page.evaluate<AxeResults, RunOptions>(
    // @ts-expect-error axe is what the evaluated source has defined in the page
    (given) => axe.run(document, given),
    options,
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html ?? ''}`);
}

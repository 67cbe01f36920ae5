import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page as it stands: one line a rule, with the first element concerned. The script is
 * evaluated, not added: the site's CSP refuses script tags of others, as it should.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations: found } = await page.evaluate<AxeResults, string[]>(
    (values) =>
      // @ts-expect-error axe is what the evaluated source has defined in the page
      axe.run(document, { runOnly: values, rules: { 'target-size': { enabled: true } } }),
    tags,
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html ?? ''}`);
}

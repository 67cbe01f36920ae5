import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Look } from './looks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The frame around `main` is the same on every page: whoever has looked at it in a look need not look again. */
export type Part = 'html' | 'main';

/**
 * What axe finds wrong on the page as it stands, by every rule up to WCAG 2.2 AA and by the best practices; with
 * `enhanced` contrast has to be 7:1 (WCAG 1.4.6).
 */
export function violations(page: Page, { enhanced = false, part = 'html' as Part } = {}): Promise<string[]> {
  const rules = { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: enhanced } };
  return run(page, part, { runOnly: tags, rules });
}

/** All that keeps somebody out of the page in this look, which it must be in: axe's rules, contrast, size of targets. */
export async function faults(page: Page, look: Look, part: Part = 'html'): Promise<string[]> {
  return [
    ...(await violations(page, { enhanced: look.includes('-on-'), part })),
    ...(await page.evaluate(smallTargets)),
  ];
}

/** Rules that a change of colours alone can break. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * What keeps somebody out of `main` in this look, which the page must be in, after `faults` has found none in another: all
 * that axe looks at a second time is contrast. With TEST_ALL it is asked everything about the whole page in every look.
 */
export function faultsOfColours(page: Page, look: Look): Promise<string[]> {
  if (process.env.TEST_ALL === '1') return faults(page, look);
  const enhanced = look.includes('-on-') ? ['color-contrast-enhanced'] : [];
  return run(page, 'main', { runOnly: { type: 'rule', values: [...ofColours, ...enhanced] } });
}

/** What can be pressed and is less than 44 px high or wide (WCAG 2.5.5); links within a sentence may be as high as its line. */
function smallTargets(): string[] {
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(
      (element) =>
        !element.closest('[inert], [aria-hidden=true]') && getComputedStyle(element).display !== 'inline',
    )
    .map((element) => {
      // A press on the label of a radio button or check box is a press on itself.
      const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      return { width, height, element };
    })
    .filter(({ width, height }) => width > 1 && Math.min(width, height) < 44)
    .map(({ width, height, element }) => `target ${width} × ${height}: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * One line a rule, with the first element concerned. The script is evaluated, not added: the site's CSP refuses script
 * tags of others, as it should.
 */
async function run(page: Page, part: Part, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const { violations: found } = await page.evaluate<AxeResults, [Part, RunOptions]>(
    // @ts-expect-error axe is what the evaluated source has defined in the page
    (given) => axe.run(...given),
    [part, options],
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html ?? ''}`);
}

import { expect } from '@playwright/test';
import { test } from './as-role.ts';
import { openWhole } from './looks.ts';
import { addressOf, patterns, seenBy } from './shown-pages.ts';

/*
 * The snapshots are in aria/. After a change that is meant: `npm run test:e2e -- aria --update-snapshots`, and read the
 * difference. Lists that other tests add to are cut short there by hand (`/children: contain`).
 */

/** '/crm/content/:of' → 'crm.content.of'. */
const nameOf = (pattern: string) =>
  pattern === '/' ? 'home' : pattern === '*' ? 'not-found' : pattern.slice(1).replace(/\W+/g, '.');

for (const pattern of patterns) {
  test(`what a screen reader finds on ${pattern} is as agreed`, async ({ pageAs, known }) => {
    const page = await pageAs(seenBy(pattern).includes('visitor') ? 'visitor' : 'administrator');
    await openWhole(page, addressOf(pattern, known.post));
    // A part that failed to come must never be kept as what is agreed.
    await expect(page.getByText('Не получилось показать')).toHaveCount(0);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${nameOf(pattern)}.aria.yml` });
  });
}

test('what stands around every page is as agreed', async ({ page }) => {
  await openWhole(page, '/mat-pomosh');
  for (const part of ['complementary', 'banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part).first()).toMatchAriaSnapshot({ name: `around.${part}.aria.yml` });
  }
});

import { expect, type Page } from '@playwright/test';
import { test } from './as-role.ts';
import { clipped } from './clipped.ts';
import { keepSettings, largestText, openWhole, show } from './looks.ts';
import { excessWidth } from './reflow.ts';

/** A sheet of A4 within its margins, in px. */
const sheet = { width: 718, height: 1040 };

/** One page of each kind. */
const kinds = [
  '/',
  '/news',
  '/news/:id',
  '/contacts',
  '/mat-pomosh',
  '/sit-pomosh-invalidam',
  '/zakon-o-prav-inv',
  '/algoritm-posesheniya',
  '/putevoditel',
  '/audiobiblioteka-dlya-nezryachikh',
  '/SendUsForm',
  '/trainings',
  '/trainings/Clinic/kartochka',
  '/dostupnost',
];

async function onPaper(page: Page, path: string) {
  await page.setViewportSize(sheet);
  await openWhole(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** What can only be pressed, and is still seen. */
const pressed = (page: Page) =>
  page
    .locator(':is(button, nav, #sidebar, header, iframe):visible')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120)));

for (const kind of kinds) {
  for (const large of [false, true]) {
    test(`${kind} prints its words alone, ${large ? 'largest text, white on black' : 'as it comes'}`, async ({
      page,
      known,
    }) => {
      if (large) await keepSettings(page, largestText);
      await onPaper(page, kind.replace(':id', known.post));
      if (large) await show(page, 'white-on-black');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 37, 43)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await pressed(page)).toEqual([]);
      expect(await excessWidth(page)).toBe(0);
      expect(await clipped(page)).toEqual([]);
    });
  }
}

test('the address of another site is printed behind its link', async ({ page }) => {
  await onPaper(page, '/zakon-o-prav-inv');
  const links = page.getByRole('main').locator('a[href^=http]');
  await expect(links.first()).toBeVisible();
  const printed = await links.evaluateAll((all) =>
    all.map((link) => {
      const { content } = getComputedStyle(link, '::after');
      // Newer browsers compute the attribute, older ones tell the rule.
      return content.includes('attr(href)') || content.includes(link.getAttribute('href') ?? '');
    }),
  );
  expect(printed).toEqual(printed.map(() => true));
});

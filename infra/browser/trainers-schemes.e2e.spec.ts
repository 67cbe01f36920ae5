/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { oneWayEach, type Way } from './trainer-ways.ts';
import { expect, test } from './visitor.ts';

const schemes = ['white-on-black', 'black-on-white', 'blue-on-blue', 'brown-on-beige', 'dark'] as const;
const pictures = ['on', 'gray', 'off'] as const;

type Looks = { scheme: string; pictures: string; level: 1 | 5 };

/** Every pair of simulator and scheme is met within the six of `npm test`'s rotation or in all of them. */
const everything = Boolean(process.env.ALL_COMBINATIONS);

async function looksOf(page: Page, { scheme, pictures: shown, level }: Looks) {
  // the dark one is no choice of the panel: the system asks for it
  if (scheme === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
  const text = level === 5 ? { textFontSize: 2, titleFontSize: 2.25 } : {};
  await page.addInitScript((settings) => localStorage.setItem('portal.display', JSON.stringify(settings)), {
    scheme,
    pictures: shown,
    ...text,
  });
}

async function withoutBarriers(page: Page, way: Way) {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(way.path);
  await expect(heading).toHaveText(way.start);
  expect(await violations(page), way.start).toEqual([]);
  for (const [press, after] of way.presses) {
    if (typeof press === 'string') {
      await page.getByRole('main').getByRole('button', { name: press, exact: true }).click();
    } else {
      await page.getByRole('combobox', { name: press.from }).click();
      expect(await violations(page), 'the open list').toEqual([]);
      await page.getByRole('option', { name: press.pick }).click();
    }
    await expect(heading).toHaveText(after);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, after).toBeLessThanOrEqual(0);
    expect(await violations(page), after).toEqual([]);
  }
}

oneWayEach.forEach((way, index) => {
  schemes.forEach((scheme, turn) => {
    if (!everything && turn !== index % schemes.length) return;
    const looks: Looks = {
      scheme,
      pictures: pictures[(index + turn) % pictures.length]!,
      level: (index + turn) % 2 ? 1 : 5,
    };
    test(`${way.name}: ${scheme}, pictures ${looks.pictures}, text ${looks.level}`, async ({ page }) => {
      test.slow();
      await looksOf(page, looks);
      await withoutBarriers(page, way);
    });
  });
});

test('forced colours: every step of the clinic', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active' });
  await withoutBarriers(page, oneWayEach[0]!);
});

import { expect, type Page, test } from '@playwright/test';
import { pages } from '@portal/contracts/web/pages';
import { faults } from './accessibility.ts';
import { clipped } from './clipped.ts';
import { keepSettings, largestText, looks, openWhole, show } from './looks.ts';
import { excessWidth } from './reflow.ts';

/** With TEST_ALL every page is looked at, else one of each kind. */
const everything = process.env.TEST_ALL === '1';

/** Addresses that need something to show; the other patterns of the page table are addresses themselves. */
const open = pages
  .map(({ path }) => path.replace('/trainings/:trainer/', '/trainings/Clinic/'))
  .filter((path) => !path.includes(':') && !path.startsWith('/crm'));
/** One page of each kind: documents have one look among themselves, and so have the simulators' cards. */
const kinds = new Set([
  '/',
  '/dostupnost',
  '/poisk',
  '/news',
  '/trainings',
  '/trainings/Clinic',
  '/trainings/EmergencySituations',
  '/login',
  '/register',
  '/SendUsForm',
  '/contacts',
  '/konvent-o-prav-inval',
  '/mat-pomosh',
  '/sit-pomosh-invalidam',
  '/putevoditel',
]);

async function expectNoFaults(page: Page, where: string) {
  for (const look of looks) {
    await show(page, look);
    expect.soft(await faults(page, look), `${where}, ${look}`).toEqual([]);
  }
}

// Axe takes seconds for each page where the machine has other work.
test.describe.configure({ timeout: 180_000 });

test.describe('the panel ‘Вид и звук’', () => {
  const root = (page: Page) => page.locator(':root');

  test('keeps nobody out, nor does the drawer, in any look', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWhole(page, '/dostupnost');
    await page.getByRole('button', { name: 'Вид и звук' }).click();
    await expect(page.getByRole('group', { name: 'Цвета' })).toBeVisible();
    await expectNoFaults(page, 'the panel');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await expectNoFaults(page, 'the drawer');
  });

  test('is kept before the first paint, and one press gives the ordinary look back', async ({ page }) => {
    await openWhole(page, '/dostupnost');
    await page.getByRole('button', { name: 'Вид и звук' }).click();
    await page.getByRole('radio', { name: 'Белым по чёрному' }).check();
    await page.getByRole('radio', { name: 'Без картинок' }).check();
    await expect(page.locator('[data-announcer=polite]')).toHaveText('Картинки: Без картинок');
    await page.route('**/static/index.*.js', (route) => route.abort());
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-scheme', 'white-on-black');
    await expect(root(page)).toHaveAttribute('data-pictures', 'off');
    await page.unroute('**/static/index.*.js');
    await openWhole(page, '/dostupnost');
    await page.getByRole('button', { name: 'Вид и звук' }).click();
    await page.getByRole('button', { name: 'Вернуть обычный вид' }).click();
    await expect(root(page)).toHaveAttribute('data-scheme', 'ordinary');
    await expect(root(page)).toHaveAttribute('data-pictures', 'on');
  });

  test('follows the system until colours are chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openWhole(page, '/dostupnost');
    await expect(root(page)).toHaveAttribute('data-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expect(root(page)).toHaveAttribute('data-scheme', 'black-on-white');
    await page.getByRole('button', { name: 'Вид и звук' }).click();
    await page.getByRole('radio', { name: 'Обычные' }).check();
    await expect(root(page)).toHaveAttribute('data-scheme', 'ordinary');
  });

  test('is closed by Escape and by ‘Готово’, with the focus on its button', async ({ page }) => {
    await openWhole(page, '/dostupnost');
    const button = page.getByRole('button', { name: 'Вид и звук' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('radio', { name: 'Серые' }).focus();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await page.getByRole('button', { name: 'Готово' }).click();
    await expect(button).toBeFocused();
  });
});

test.describe('a page', () => {
  const some = everything ? open : ['/', '/news', '/contacts', '/mat-pomosh', '/login', '/trainings/Clinic'];

  test('fits 320 × 256 px at the largest text and the widest spacing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await keepSettings(page, { ...largestText, letters: 2, lines: 2 });
    for (const path of everything ? open : kinds) {
      await openWhole(page, path);
      expect(await excessWidth(page), path).toBe(0);
    }
  });

  test('loses no words when readers space them out themselves', async ({ page }) => {
    for (const path of some) {
      await openWhole(page, path);
      await page.evaluate(spaceOut);
      expect(await clipped(page), path).toEqual([]);
    }
  });

  test('keeps the edges of what can be pressed in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of some) {
      await openWhole(page, path);
      expect(await page.evaluate(withoutEdge), path).toEqual([]);
    }
  });

  test('moves nothing by itself where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some) {
      await openWhole(page, path);
      expect(await page.evaluate(moving), path).toEqual([]);
    }
  });
});

/** WCAG 1.4.12, by a style sheet that needs no tag: the page's policy refuses those. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Buttons and fields of the page that nothing but a colour of the site would set off; an edge may also be around all their words. */
function withoutEdge(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea), header button'),
  ]
    .filter((element) => element.checkVisibility() && !element.matches('[type=radio], [type=checkbox]'))
    .filter((element) => {
      const besidePictures = [...element.children].filter((child) => !child.matches('svg'));
      const aroundWords = besidePictures.length === 1 ? besidePictures : [];
      return ![element, ...aroundWords].some(hasEdge);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

  function hasEdge(element: Element): boolean {
    const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(element);
    return (borderStyle !== 'none' && borderWidth !== '0px') || textDecorationLine !== 'none';
  }
}

/** What moves, or would move when pointed at. */
function moving(): string[] {
  const moved = /transform|scale|translate|left|top|all/;
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element);
      const slow = transitionDuration.split(', ').some((one) => Number.parseFloat(one) > 0.01);
      return animationName !== 'none' || (slow && moved.test(transitionProperty));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

import { expect, type Page, test } from '@playwright/test';
import { pages } from '@portal/contracts/web/pages';
import { contrastViolations, violations } from './accessibility.ts';
import { keepSettings, type Look, largestText, looks, openWhole, show } from './looks.ts';
import { newcomer, register, signIn } from './people.ts';
import { excessWidth } from './reflow.ts';

/** With TEST_ALL every page is looked at by every rule in every look at both sizes of text; else they take turns. */
const everything = process.env.TEST_ALL === '1';

/** Addresses that need something to show; the other patterns of the page table are addresses themselves. */
const open = pages
  .map(({ path }) => path.replace('/trainings/:trainer/', '/trainings/Clinic/'))
  .filter((path) => !path.includes(':') && !path.startsWith('/crm'));
const forUsers = ['/crm', '/crm/account'];
const forAdministrators = pages.map(({ path }) => path).filter((path) => path.startsWith('/crm'));

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

/** The page as it stands, by every rule, then its colours in other looks: in all of them, or in two that change by turns. */
async function look(page: Page, path: string) {
  expect(await violations(page), path).toEqual([]);
  for (const name of everything ? looks : [...nextLooks()]) {
    await show(page, name);
    const found = everything ? await violations(page) : await contrastOf(page, name);
    expect(found, `${path}, ${name}`).toEqual([]);
  }
}

let turn = 0;
function* nextLooks(): Generator<Look> {
  for (let count = 0; count < 2; count += 1) {
    turn += 1;
    yield looks[turn % looks.length] ?? 'dark';
  }
}

const contrastOf = (page: Page, name: Look) => contrastViolations(page, name.includes('-on-'));

// Axe takes seconds for each page where the machine has other work.
test.describe.configure({ timeout: 180_000 });

test.describe('nobody is kept out', () => {
  for (const [index, path] of open.entries()) {
    if (!everything && !kinds.has(path)) continue;
    for (const large of everything ? [false, true] : [index % 2 === 0]) {
      test(`of ${path}, ${large ? 'largest text' : 'ordinary text'}, in any colours`, async ({ page }) => {
        if (large) await keepSettings(page, largestText);
        await openWhole(page, path);
        await look(page, path);
      });
    }
  }

  test('of a post and of a page that is not there', async ({ page }) => {
    await openWhole(page, '/news');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/.+/);
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await look(page, 'a post');
    await openWhole(page, '/no-such-page');
    await look(page, '404');
  });

  test('of a user’s cabinet', async ({ page }) => {
    await register(page, newcomer());
    for (const path of forUsers) {
      await openWhole(page, path);
      await look(page, path);
    }
  });

  test('of the administrators’ pages', async ({ page }) => {
    await signIn(page);
    await keepSettings(page, everything ? {} : largestText);
    for (const path of forAdministrators) {
      await openWhole(page, path);
      await look(page, path);
    }
  });

  test('of the open panel ‘Вид и звук’ and the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWhole(page, '/dostupnost');
    await page.getByRole('button', { name: 'Вид и звук' }).click();
    await expect(page.getByRole('group', { name: 'Цвета' })).toBeVisible();
    await look(page, 'the panel');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await look(page, 'the drawer');
  });
});

test.describe('the panel ‘Вид и звук’', () => {
  const root = (page: Page) => page.locator(':root');

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
      expect(await page.evaluate(clipped), path).toEqual([]);
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

  test('prints its words alone, dark on white in every look', async ({ page }) => {
    await openWhole(page, '/mat-pomosh');
    await show(page, 'white-on-black');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Вид и звук' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 37, 43)');
  });

  for (const path of some) {
    test(`has its landmarks in order: ${path}`, async ({ page }) => {
      await openWhole(page, path);
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - link "Перейти к содержанию"
        - complementary "Меню сайта":
          - link "Портал центра социального обслуживания"
          - button "Скрыть меню"
          - link "Войти"
          - navigation "Главное меню":
            - list
          - paragraph: При поддержке государственного политехнического колледжа
        - banner:
          - button "А− Уменьшить текст"
          - button "А+ Увеличить текст"
          - button "Вид и звук"
        - main
        - contentinfo:
          - paragraph:
            - strong: Нужна помощь?
          - list:
            - listitem:
              - link "Написать нам"
      `);
    });
  }
});

/** WCAG 1.4.12, by a style sheet that needs no tag: the page's policy refuses those. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Elements with words of their own that are cut off at their edges. */
function clipped(): string[] {
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return false;
      if (!element.textContent?.trim()) return false;
      const wide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return wide || high;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Buttons and fields of the page that nothing but a colour of the site would set off. */
function withoutEdge(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea), header button'),
  ]
    .filter((element) => element.checkVisibility() && !element.matches('[type=radio], [type=checkbox]'))
    .filter((element) => {
      const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(element);
      return (borderStyle === 'none' || borderWidth === '0px') && textDecorationLine === 'none';
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
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

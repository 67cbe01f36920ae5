import { expect, type Page, test } from '@playwright/test';
import { takenOver } from './taken-over.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' });
const sidebar = (page: Page) => page.locator('#sidebar');
const open = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });
const larger = (page: Page) => page.getByRole('button', { name: 'А+' });
const smaller = (page: Page) => page.getByRole('button', { name: 'А−' });

async function textSize(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['--text', '--title'].map((name) => document.documentElement.style.getPropertyValue(name)),
  );
}

test.describe('on a wide window', () => {
  test('the sidebar is hidden by ×, shown by the hamburger, and the content moves', async ({ page }) => {
    await page.goto('/dostupnost');
    const left = async () => (await page.getByRole('main').boundingBox())?.x ?? 0;
    await expect.poll(left).toBeGreaterThan(250);
    const beside = await left();
    await page.getByRole('button', { name: 'Скрыть меню' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(sidebar(page)).toHaveAttribute('inert');
    await expect(open(page)).toBeFocused();
    await expect.poll(left).toBeLessThan(beside);
    await open(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Скрыть меню' })).toBeFocused();
  });

  test('groups of the menu open one at a time', async ({ page }) => {
    await page.goto('/dostupnost');
    await menu(page).getByRole('button', { name: 'Правовая база' }).click();
    await expect(menu(page).getByRole('link', { name: 'Конвенция о правах инвалидов' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Социальная поддержка' }).click();
    await expect(menu(page).getByRole('link', { name: 'Конвенция о правах инвалидов' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Материальная помощь' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Социальная поддержка' }).click();
    await expect(menu(page).getByRole('link', { name: 'Материальная помощь' })).toBeHidden();
  });

  test('a chosen page comes without a reload, with its title, its heading in focus, announced', async ({
    page,
  }) => {
    await page.goto('/dostupnost');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menu(page).getByRole('link', { name: 'Новости' }).click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Новости — /);
    await expect(page.locator('[data-announcer="polite"]')).toHaveText(/^Открыта страница: Новости/);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Новости');
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Главная');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Доступность сайта' })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the first stop of the keyboard leads past the menu', async ({ page }) => {
    await page.goto('/dostupnost');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/dostupnost');
  });

  test('‘Наверх’ appears beyond 300 px and leads to the top', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.goto('/mat-pomosh');
    const toTop = page.getByRole('button', { name: 'Наверх' });
    await takenOver(page);
    await page.evaluate(() => scrollTo(0, 300));
    await expect(toTop).toBeHidden();
    await page.evaluate(() => scrollTo(0, 301));
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('an unknown address says so with status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    await expect(page).toHaveTitle(/^Страница не найдена — /);
  });
});

test.describe('text size', () => {
  test('has five steps, keeps to its bounds and is still there after a reload, before the first paint', async ({
    page,
  }) => {
    await page.goto('/dostupnost');
    expect(await textSize(page)).toEqual(['1rem', '1.25rem']);
    for (let press = 0; press < 4; press += 1) await larger(page).click();
    await expect(larger(page)).toHaveAttribute('aria-disabled', 'true');
    await larger(page).press('Enter');
    expect(await textSize(page)).toEqual(['2rem', '2.25rem']);
    await smaller(page).click();
    expect(await textSize(page)).toEqual(['1.75rem', '2rem']);
    await page.route('**/static/index.*.js', (route) => route.abort());
    await page.reload();
    expect(await textSize(page)).toEqual(['1.75rem', '2rem']);
  });

  for (const path of ['/', '/news', '/trainings', '/contacts', '/login', '/dostupnost', '/poisk']) {
    test(`at its largest fits a window of 320 px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() =>
        localStorage.setItem('portal.display', JSON.stringify({ textFontSize: 2, titleFontSize: 2.25 })),
      );
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sidebar starts hidden, is a drawer, and closes by Escape and by choosing a page', async ({
    page,
  }) => {
    await page.goto('/dostupnost');
    await expect(sidebar(page)).toBeHidden();
    await open(page).click();
    await expect(page.getByRole('button', { name: 'Скрыть меню' })).toBeFocused();
    await expect(page.getByRole('main')).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
    await open(page).click();
    await menu(page).getByRole('link', { name: 'Новости' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the page’s policy', () => {
  for (const path of ['/', '/news', '/trainings', '/login', '/contacts']) {
    test(`is broken by nothing on ${path}`, async ({ page }) => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (/Content.Security.Policy|Trusted/i.test(message.text())) broken.push(message.text());
      });
      const answer = await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(broken).toEqual([]);
    });
  }

  test('lets no script run that is not the portal’s own', async ({ page }) => {
    await page.goto('/dostupnost');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const refused = await page.evaluate(() =>
      ['https://example.org/a.js', '/api/uploads/a.js', 'data:text/javascript,1'].map((address) => {
        try {
          document.createElement('script').src = address;
          return false;
        } catch {
          return true;
        }
      }),
    );
    expect(refused).toEqual([true, true, true]);
  });
});

/** In bytes, as they travel. */
const firstLoad = 150_000;

test('the first load of / takes no more HTML, JavaScript and CSS than agreed', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'kB', description: String(Math.round(total / 1000)) });
  expect(total).toBeLessThanOrEqual(firstLoad);
});

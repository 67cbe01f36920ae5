import { expect, type Page, test } from '@playwright/test';
import { publish } from './posts.ts';

/** What a page may move while it comes: half of what Web Vitals call good. */
const most = 0.05;

/** 150 ms and 1.6 Mbit/s: a slow mobile connection. Bytes a second. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Begins to add up what moves without the visitor having pressed anything (Cumulative Layout Shift). */
async function addUpShifts(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shifted(page: Page): Promise<number> {
  await expect(page.locator('[data-loading], [data-prerendered]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on a slow connection, ${viewport.width} px wide, next to nothing moves`, () => {
    test.use({ viewport });

    for (const path of ['/', '/news', '/zakon-o-prav-inv', '/trainings/Clinic', '/contacts']) {
      test(`while ${path} comes`, async ({ page }) => {
        await addUpShifts(page);
        await page.goto(path);
        expect(await shifted(page)).toBeLessThan(most);
      });
    }

    test('while a post comes', async ({ page, request }) => {
      const title = 'Открылась группа компьютерной грамотности для людей старшего возраста';
      const [id] = await publish(request, [title]);
      await addUpShifts(page);
      await page.goto(`/news/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await shifted(page)).toBeLessThan(most);
    });

    test('while the home page comes in the place of another', async ({ page }) => {
      await addUpShifts(page);
      await page.goto('/poisk');
      await shifted(page);
      await page.evaluate(() => {
        (window as unknown as { shifts: number[] }).shifts.length = 0;
      });
      await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Главная' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Читать еще' })).toBeVisible();
      expect(await shifted(page)).toBeLessThan(most);
    });
  });
}

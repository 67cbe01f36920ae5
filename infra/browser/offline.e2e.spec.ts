import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { takenOver } from './taken-over.ts';

test.use({ serviceWorkers: 'allow' });

const simulators = [
  ['Clinic', 'Поликлиника'],
  ['Pharmacy', 'Аптека'],
  ['SocialCenter', 'Посещение НТЦСОН'],
  ['Shop', 'Магазин'],
  ['Bank', 'Банк'],
  ['EmergencySituations', 'Чрезвычайные ситуации'],
] as const;

/** Resolves when the worker has said what it keeps: the last thing that warming writes. */
async function warmed(page: Page) {
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('portal-list')).keys()).length), {
      timeout: 60_000,
    })
    .toBe(1);
}

async function simulatorsWork(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  for (const [name, title] of simulators) {
    await page.goto(`/trainings/${name}`);
    await takenOver(page);
    await expect(page).toHaveTitle(new RegExp(`^${title} — `));
    await expect(page.getByText('Шаг 1 из')).toBeVisible();
  }
  await page.goto('/trainings/Clinic');
  await takenOver(page);
  await page.getByRole('button', { name: 'Я заболел!' }).click();
  await expect(page.getByText('Шаг 2 из')).toBeVisible();
}

test('all simulators work without a network after a first visit, and on a later one', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await warmed(page);
  await simulatorsWork(page, context);
  await context.setOffline(false);
  await page.close();
  const later = await context.newPage();
  await simulatorsWork(later, context);
});

test('what was read last can be read again, what was not says so, and the cabinet is never kept', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await warmed(page);
  await page.goto('/mat-pomosh');
  await takenOver(page);
  await page.goto('/crm');
  await page.goto('/news');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto('/mat-pomosh');
  await expect(page.getByRole('heading', { level: 1, name: 'Материальная помощь' })).toBeVisible();
  await page.goto('/sit-pomosh-invalidam');
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи с интернетом' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => /^\/(crm|login|api\/auth)/.test(path))).toEqual([]);
  await expect(page.goto('/crm')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a version that is withdrawn is dropped', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const files = await caches.open('portal-files');
    await files.put('/mf/mf-trainers/0.0.1-gone/remote-entry.js', new Response('old'));
  });
  await warmed(page);
  const old = await page.evaluate(() =>
    caches.match('/mf/mf-trainers/0.0.1-gone/remote-entry.js').then(Boolean),
  );
  expect(old).toBe(false);
});

test('the worker is asked for anew each time, so that the server can end it', async ({ page }) => {
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('text/javascript');
});

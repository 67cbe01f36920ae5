/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { takenOver } from './taken-over.ts';
import { expect, test } from './visitor.ts';

const titles = ['Поликлиника', 'Аптека', 'Посещение НТЦСОН', 'Магазин', 'Банк', 'Чрезвычайные ситуации'];
const intro = 'Электронные тренажёры предназначены для изучения алгоритмов посещения различных объектов';
const carousel = (page: Page) => page.getByRole('region', { name: 'Тренажёры' });

test('on the home page the six cards are a grid at any width', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const title of titles) {
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    }
    await expect(carousel(page)).toHaveCount(0);
  }
});

test('elsewhere they are a grid from 900 px and a carousel below', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/trainings');
  await expect(page.getByText(intro)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Банк' })).toBeVisible();
  await expect(carousel(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 899, height: 900 });
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'карусель');
  expect(await violations(page)).toEqual([]);
});

test('the carousel goes round by its arrows, and says what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/trainings');
  const said = page.locator('[data-announcer="polite"]');
  const next = carousel(page).getByRole('button', { name: 'Следующий тренажёр' });
  const previous = carousel(page).getByRole('button', { name: 'Предыдущий тренажёр' });
  await previous.click();
  await expect(said).toHaveText('Чрезвычайные ситуации, 6 из 6');
  await next.click();
  await expect(said).toHaveText('Поликлиника, 1 из 6');
  await next.click();
  await expect(said).toHaveText('Аптека, 2 из 6');
  await expect(carousel(page).getByRole('link', { name: 'Аптека' })).toBeInViewport({ ratio: 0.9 });
});

test('slides of the carousel stand 10 px apart and can be dragged freely', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/trainings');
  await takenOver(page);
  const card = async (title: string) =>
    (await page.getByRole('article').filter({ hasText: title }).boundingBox())!;
  const [first, second] = [await card('Поликлиника'), await card('Аптека')];
  expect(Math.round(second.x - first.x - first.width)).toBe(10);
  const y = first.y + 60;
  await page.mouse.move(first.x + 200, y);
  await page.mouse.down();
  await page.mouse.move(first.x + 80, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await card('Поликлиника')).x).toBeLessThan(first.x - 60);
  await expect(page).toHaveURL('/trainings');
});

test('a card grows to 1.05 under the pointer and in focus, says ‘Начать’, and keeps its name', async ({
  page,
}) => {
  await page.goto('/trainings');
  await takenOver(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Аптека Начать' });
  const card = page.getByRole('article').filter({ hasText: 'Аптека' });
  const plain = (await card.boundingBox())!.width;
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s');
  await card.hover();
  await expect.poll(async () => (await card.boundingBox())!.width / plain).toBeCloseTo(1.05, 2);
  await expect(link).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await card.boundingBox())!.width / plain).toBeCloseTo(1, 2);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await card.boundingBox())!.width / plain).toBeCloseTo(1.05, 2);
  await link.press('Enter');
  await expect(page).toHaveURL('/trainings/Pharmacy');
});

test('the bank is found in either spelling', async ({ page }) => {
  for (const path of ['/trainings/Bank', '/trainings/bank']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вы пришли в банк');
  }
});

test('the first simulator adds at most 60 kB over the home page', async ({ page }) => {
  const sizes = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Поликлиника' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = new Set(sizes.keys());
  await page.getByRole('main').getByRole('link', { name: 'Поликлиника' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вы почувствовали себя плохо');
  await page.waitForLoadState('networkidle');
  const added = [...sizes]
    .filter(([address]) => !home.has(address) && !address.includes('/api/'))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`first simulator: ${(added / 1000).toFixed(1)} kB`);
  expect(added).toBeGreaterThan(1000);
  expect(added).toBeLessThan(60_000);
});

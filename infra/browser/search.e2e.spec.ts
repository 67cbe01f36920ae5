import { expect, test } from '@playwright/test';
import { publish } from './posts.ts';
import { takenOver } from './taken-over.ts';

test('finds pages, simulators and news in any form of the word, and is announced', async ({
  page,
  request,
}) => {
  const word = `жирафовник${Date.now()}`;
  const [id] = await publish(request, ['Прогулка'], `Мы видели ${word}. Было весело.`);
  await page.goto('/poisk');
  await takenOver(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Что вы ищете?' }).fill('поликлинике');
  await main.getByRole('button', { name: 'Найти' }).click();
  await expect(main.getByRole('link', { name: 'Поликлиника' })).toHaveAttribute('href', '/trainings/Clinic');
  await expect(page).toHaveURL(/\/poisk\?q=/);
  await expect(page.locator('[data-announcer="polite"]')).toHaveText(/^Найдено: \d+/);

  await main.getByRole('searchbox').fill(word);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByText(`Мы видели ${word}.`)).toBeVisible();
  await main.getByRole('link', { name: 'Прогулка' }).click();
  await expect(page).toHaveURL(`/news/${id}`);
});

test('says when there is nothing', async ({ page }) => {
  await page.goto('/poisk?q=ъъъъъъъ');
  await expect(page.getByRole('main').getByText('Ничего не найдено. Попробуйте другое слово.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ъъъъъъъ');
});

test('answers as JSON', async ({ request }) => {
  const answer = await request.get('/api/search?q=льготами');
  expect(answer.status()).toBe(200);
  expect((await answer.json()).results).toContainEqual(
    expect.objectContaining({ path: '/lgoti-ludyam-s-invalidnostyu', kind: 'document' }),
  );
  expect(await (await request.get('/api/search')).json()).toEqual({ results: [] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds as well, from the page of a missing address too', async ({ page }) => {
    await page.goto('/no-such-page');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Что вы ищете?' }).fill('аптеки "<b>');
    await main.getByRole('button', { name: 'Найти' }).click();
    await expect(main.getByRole('link', { name: 'Аптека' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('аптеки "<b>');
    await expect(page).toHaveTitle(/^Поиск — /);
  });
});

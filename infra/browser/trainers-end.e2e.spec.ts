import { violations } from './accessibility.ts';
import { heading, press, toLobby } from './trainer-page.ts';
import { expect, test } from './visitor.ts';

test.describe('what is left at the end', () => {
  test('the deeds, a card to print, a page for the helper, and the other trainers', async ({ page }) => {
    await toLobby(page);
    await press(page, 'Лифт', '2 этаж', '201', '204', 'Войти в аптеку', 'Купить лекарства');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Что вы сделали' }).getByRole('listitem')).toHaveCount(11);
    await expect(main.getByRole('link', { name: 'Банк' })).toBeVisible();
    await main.getByRole('link', { name: 'Карточка для печати' }).click();
    await expect(heading(page)).toHaveText('Карточка: Поликлиника');
    await expect(main.getByRole('listitem')).toHaveCount(9);
    expect(await violations(page)).toEqual([]);
    await page.goto('/trainings/otchet');
    const report = page.getByRole('list', { name: 'Пройденные тренажёры' }).getByRole('listitem');
    await expect(report).toContainText('Поликлиника');
    await expect(report.getByRole('definition').nth(1)).toHaveText('1');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Стереть записи');
    await expect(page.getByText('Записей пока нет.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Записей пока нет.')).toBeVisible();
  });

  test('nothing of the visit leaves the device', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await toLobby(page);
    await press(page, 'Лифт', '2 этаж', '201', '204', 'Войти в аптеку', 'Купить лекарства');
    expect(sent).toEqual([]);
  });
});

import { violations } from './accessibility.ts';
import { heading, press, said, toDial } from './trainer-page.ts';
import { expect, test } from './visitor.ts';

test.describe('the telephone', () => {
  test('a wrong number opens the error with all numbers, calls nobody and keeps what was typed', async ({
    page,
  }) => {
    await toDial(page);
    await expect(page.getByText('Это тренажёр. Настоящий звонок не выполняется.')).toBeVisible();
    await expect(page.locator('[href^="tel:"]')).toHaveCount(0);
    await press(page, '1', '0', '3', 'Позвонить');
    const error = page.getByRole('dialog', { name: 'Ошибка!' });
    await expect(error).toContainText('Введенный номер неверный.');
    for (const number of ['112', '101', '102', '103', '104', '119', '139', '144']) {
      await expect(error.getByText(number)).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByLabel('Набранный номер')).toHaveText('103');
    await press(page, 'Удалить', '1', 'Позвонить');
    await expect(heading(page)).toHaveText('Звонок');
  });

  test('dials by the keys of the keyboard, and connects by the time that passes', async ({ page }) => {
    await toDial(page);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.type('102');
    await expect(said(page)).toHaveText('Набрано: 1 0 2');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Звонок');
    await expect(heading(page)).toHaveText('Соединение установлено');
  });

  test('a dot a second, and the connection after four seconds', async ({ page }) => {
    await page.clock.install();
    await toDial(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, '1', '0', '1', 'Позвонить');
    await expect(heading(page)).toHaveText('Звонок');
    for (const dots of ['.', '..', '...']) {
      await page.clock.runFor(1000);
      await expect(page.getByText(dots, { exact: true })).toBeVisible();
    }
    await page.clock.runFor(900);
    await expect(heading(page)).toHaveText('Звонок');
    await page.clock.runFor(150);
    await expect(heading(page)).toHaveText('Соединение установлено');
  });

  test('waits for a press when the transition is by hand', async ({ page }) => {
    await page.clock.install();
    await page.goto('/trainings/EmergencySituations');
    await page.getByText('Настройки тренажёра').click();
    await page.getByLabel('Переходить вручную').check();
    await toDial(page);
    await press(page, '1', '0', '1', 'Позвонить');
    await page.clock.runFor(20_000);
    await expect(heading(page)).toHaveText('Звонок');
    await press(page, 'Далее');
    await expect(heading(page)).toHaveText('Соединение установлено');
  });
});

test('local numbers are there once the centre has told them', async ({ page }) => {
  await page.route('/api/content/facts', async (route) => {
    const response = await route.fetch();
    const emergency = { heating: '8 (0212) 48-00-00', housing: '' };
    await route.fulfill({ response, json: { ...(await response.json()), emergency } });
  });
  await page.goto('/trainings/EmergencySituations');
  await page.getByRole('combobox', { name: 'Что случилось' }).click();
  await expect(page.getByRole('group', { name: 'Аварийная служба ЖКХ' })).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Тепловые сети' })
    .getByRole('option', { name: 'Холодные батареи' })
    .click();
  await press(page, 'Далее', ...'80212480000', 'Позвонить');
  await expect(heading(page)).toHaveText('Звонок');
});

test('works when no service answers', async ({ page }) => {
  await page.goto('/trainings');
  await page.route('/api/**', (route) => route.abort());
  await toDial(page);
  await press(page, '1', '0', '1', 'Позвонить');
  await expect(heading(page)).toHaveText('Звонок');
});

import { button, heading, press, pressAnyway, said, toLobby } from './trainer-page.ts';
import { expect, test } from './visitor.ts';

test('what can not be had now stays readable, and says why before and after it is pressed', async ({
  page,
}) => {
  await toLobby(page);
  await expect(button(page, 'Лестница')).toHaveAccessibleDescription(/на 2 этаже/);
  await pressAnyway(page, 'Лестница');
  const reason = 'Ваш кабинет на 2 этаже. Идти по лестнице высоко. Поезжайте на лифте.';
  await expect(page.getByRole('main').getByText(reason).and(page.locator(':visible'))).toBeVisible();
  await expect(said(page)).toHaveText(reason);
  await expect(heading(page)).toHaveText('Лифт или лестница?');
});

test('the second miss marks the right cabinet', async ({ page }) => {
  await toLobby(page);
  await press(page, 'Лифт', '2 этаж', '205');
  await expect(said(page)).toHaveText('Это кабинет 205. Посмотрите талон.');
  await expect(button(page, '204')).not.toHaveAccessibleDescription(/./);
  await press(page, '201');
  await expect(button(page, '204')).toHaveAccessibleDescription('Подсказка: нажмите сюда.');
});

test('the administrator of the clinic is there from the lift on and at the end, and gives the focus back', async ({
  page,
}) => {
  const administrator = button(page, 'Помощь администратора');
  await page.goto('/trainings/Clinic');
  for (const name of ['Я заболел!', 'Ушиб', 'Далее', 'Войти в поликлинику', 'Регистратура']) {
    await press(page, name);
    await expect(administrator).toHaveCount(0);
  }
  await expect(page.getByRole('dialog', { name: 'Талон к врачу' })).toContainText('Хирург');
  await press(page, 'Далее', 'Помощь администратора');
  const reminder = page.getByRole('dialog', { name: 'Помощь администратора' });
  await expect(reminder).toContainText('Этаж: 3. Кабинет: 302.');
  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
  await expect(administrator).toBeFocused();
  await press(page, 'Лифт', '3 этаж', '302', 'Войти в аптеку', 'Купить лекарства', 'Помощь администратора');
  await expect(reminder).toContainText('Ваш врач: Хирург.');
});

test('the queue board is a table that names the ticket', async ({ page }) => {
  await page.goto('/trainings/Bank');
  await press(page, 'Запрос на услугу банка', 'Вклады', 'Наличные', 'Вклады');
  const board = page.getByRole('table', { name: 'Табло' });
  await expect(board.getByRole('columnheader')).toHaveText(['Клиент', 'Окно']);
  await expect(board.getByRole('row').nth(1).getByRole('cell')).toHaveText(['В 21', '3']);
});

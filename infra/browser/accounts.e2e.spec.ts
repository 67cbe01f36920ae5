import { violations } from './accessibility.ts';
import { newcomer, register, signIn } from './people.ts';
import { expectReflow } from './reflow.ts';
import { expect, test } from './visitor.ts';

test('a newcomer registers, is signed in, leaves and comes back', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(page.getByLabel('Имя пользователя')).toHaveValue('');
  await expect(page.getByLabel('Пароль')).toHaveValue('');
  const avatar = page.getByRole('link', { name: new RegExp(`${person.username}.*личный кабинет`) });
  await expect(avatar).toHaveAttribute('href', '/crm');

  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(avatar).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();

  await signIn(page, person);
  await expect(avatar).toBeVisible();
  await page.reload();
  await expect(avatar).toBeVisible();
});

test('a taken name is refused with the reason after the failure, and nothing typed is lost', async ({
  page,
}) => {
  const person = newcomer();
  await register(page, person);
  await page.goto('/register');
  await page.getByLabel('Имя пользователя').fill(person.username.toUpperCase());
  await page.getByLabel('Пароль').fill('совсем другой пароль');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ошибка при регистрации.' })).toContainText(
    /занят/i,
  );
  await expect(page.getByLabel('Пароль')).toHaveValue('совсем другой пароль');
  expect(await violations(page)).toEqual([]);
});

test('a wrong password shows for three seconds at the edge and stays on the page', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Имя пользователя').fill(person.username);
  await page.getByLabel('Пароль').fill('не тот пароль');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const onPage = page.getByRole('main').getByRole('alert');
  const snackbar = page.locator('[data-toaster]');
  await expect(onPage).toContainText(/парол/i);
  await expect(snackbar).toContainText(/парол/i);
  await page.clock.runFor(2_900);
  await expect(snackbar).toContainText(/парол/i);
  await page.clock.runFor(200);
  await expect(snackbar).toBeEmpty();
  await page.clock.resume();
  await expect(onPage).toContainText(/парол/i);
  await expect(page.getByLabel('Имя пользователя')).toHaveValue(person.username);
  expect(await violations(page)).toEqual([]);
});

test('the right password leads home and says so in English', async ({ page }) => {
  await signIn(page);
  const message = page.locator('[data-toaster]').getByText('Login successful!');
  await expect(message).toHaveAttribute('lang', 'en');
});

test('the button of the login can not be pressed twice while it waits', async ({ page }) => {
  let calls = 0;
  const arrived = Promise.withResolvers<void>();
  await page.route('/api/auth/login', async (route) => {
    calls += 1;
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Имя пользователя').fill('кто-то');
  await page.getByLabel('Пароль').fill('что-то');
  await page.getByLabel('Пароль').press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeDisabled();
  await page.getByLabel('Пароль').press('Enter');
  arrived.resolve();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(calls).toBe(1);
});

test('everything from the home page to the cabinet works by keyboard alone', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await page.getByRole('button', { name: 'Выйти' }).press('Enter');
  await page.getByRole('link', { name: 'Войти' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Авторизация' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: /личный кабинет/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeFocused();
});

test.describe('who is let in where', () => {
  test('a visitor is led from the cabinet to the login, from pages of administrators home', async ({
    page,
  }) => {
    await page.goto('/crm');
    await expect(page).toHaveURL('/login');
    for (const path of ['/crm/CreatePostPage', '/crm/EditPostPage?id=1']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });

  test('a user has a cabinet without tools of administrators, and is led home from their pages', async ({
    page,
  }) => {
    await register(page, newcomer());
    await page.goto('/crm');
    await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Добавить пост' })).toHaveCount(0);
    await page.goto('/crm/CreatePostPage');
    await expect(page).toHaveURL('/');
  });

  test('an administrator has the tools', async ({ page }) => {
    await signIn(page);
    await page.goto('/crm');
    await expect(page.getByRole('link', { name: 'Добавить пост' })).toHaveAttribute(
      'href',
      '/crm/CreatePostPage',
    );
    await expect(page.getByRole('link', { name: 'Вопросы от посетителей' })).toHaveAttribute(
      'href',
      '/crm/sendus',
    );
  });

  test('nobody is led anywhere while it is not known who they are', async ({ page }) => {
    await signIn(page);
    const arrived = Promise.withResolvers<void>();
    await page.route('/api/auth/getMe', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/crm/CreatePostPage');
    await expect(page.getByText('Loading...')).toHaveAttribute('lang', 'en');
    arrived.resolve();
    await expect(page.getByLabel('Заголовок')).toBeVisible();
    await expect(page).toHaveURL('/crm/CreatePostPage');
  });
});

test('pages of accounts and the cabinet are without barriers', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Введите пароль.' })).toBeFocused();
    expect(await violations(page), `${path} with errors`).toEqual([]);
  }
  await signIn(page);
  for (const path of ['/crm', '/crm/CreatePostPage']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Добавить метку' }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Введите заголовок.' })).toBeFocused();
  expect(await violations(page), 'the form of a post with errors').toEqual([]);
});

test('contacts and reference pages are without barriers, and invent no phone or address', async ({
  page,
}) => {
  for (const path of [
    '/contacts',
    '/sit-pomosh-invalidam',
    '/mat-pomosh',
    '/konvent-o-prav-inval',
    '/putevoditel',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
    expect(await violations(page), path).toEqual([]);
  }
});

test('accounts, the cabinet and reference pages fit a narrow phone at the largest text', async ({ page }) => {
  await expectReflow(page, ['/register', '/contacts', '/mat-pomosh', '/sit-pomosh-invalidam']);
  await signIn(page);
  await expectReflow(page, ['/crm', '/crm/CreatePostPage']);
});

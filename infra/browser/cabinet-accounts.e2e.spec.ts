import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { administrator } from './administrator.ts';
import { authorization, type Credentials, newcomer, register, signIn } from './people.ts';
import { expectReflow } from './reflow.ts';
import { expect, test } from './visitor.ts';

const MINUTE = 60_000;
const token = (page: Page) => page.evaluate<string>("localStorage.getItem('token')");
const statusOf = async (page: Page, bearer: string) =>
  (await page.request.get('/api/auth/getMe', { headers: { Authorization: `Bearer ${bearer}` } })).status();

/** Opens the account page of a new user by the way people take. */
async function openAccount(page: Page): Promise<Credentials> {
  const person = newcomer();
  await register(page, person);
  await page.getByRole('link', { name: 'Перейти в личный кабинет' }).click();
  await page.getByRole('link', { name: 'Учётная запись' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Учётная запись' })).toBeFocused();
  return person;
}

test('a changed password counts at once, keeps this window signed in and ends every other session', async ({
  page,
  browser,
}) => {
  const person = await openAccount(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, person);

  await page.getByLabel('Нынешний пароль').fill('не тот пароль');
  await page.getByLabel('Новый пароль').fill('синий трамвай едет');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Неверный пароль.' })).toBeFocused();
  expect(await violations(page), 'with an error').toEqual([]);
  await page.getByLabel('Нынешний пароль').fill(person.password);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByRole('main').getByText(/Пароль изменён/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Сменить пароль' })).toBeVisible();

  await other.goto('/crm');
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Время входа закончилось')).toBeVisible();
  expect(await violations(other), 'after the end of a session').toEqual([]);
  await other.getByLabel('Имя пользователя').fill(person.username);
  await other.getByLabel('Пароль').fill('синий трамвай едет');
  await other.getByLabel('Пароль').press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
  await elsewhere.close();
});

test('leaving here, and everywhere, makes the tokens worthless', async ({ page }) => {
  const person = await openAccount(page);
  const elsewhere = (await authorization(page.request, person)).Authorization.slice('Bearer '.length);
  const here = await token(page);
  await page.getByRole('button', { name: 'Выйти везде' }).click();
  await expect(page).toHaveURL('/login');
  expect([await statusOf(page, here), await statusOf(page, elsewhere)]).toEqual([401, 401]);

  await signIn(page, person);
  const again = await token(page);
  const left = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await left;
  expect(await statusOf(page, again)).toBe(401);
});

test('my data come as a file', async ({ page }) => {
  const person = await openAccount(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать мои данные' }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account).toMatchObject({ username: person.username, role: 'user' });
  expect(data.account.registeredAt).toMatch(/^20\d\d-/);
  expect(data.comments).toEqual([]);
});

test('an account is deleted by keyboard: the name is gone, the comment stays without one', async ({
  page,
}) => {
  const person = await openAccount(page);
  const { posts } = await (await page.request.get('/api/posts')).json();
  const postId = posts[0]._id;
  await page.request.post(`/api/comments/${postId}`, {
    headers: { Authorization: `Bearer ${await token(page)}` },
    data: { postId, comment: 'Останется без имени' },
  });

  await page.getByRole('button', { name: 'Удалить учётную запись' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Удалить учётную запись навсегда?' })).toBeFocused();
  expect(await violations(page), 'the dialog').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('не тот пароль');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Неверный пароль.' })).toBeFocused();
  expect(await violations(page), 'the dialog with an error').toEqual([]);
  await page.getByLabel('Пароль для удаления').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('[data-toaster]')).toContainText('Учётная запись удалена.');
  await expect(page.getByRole('main')).toContainText('Учётная запись удалена.');

  const comments = await (await page.request.get(`/api/posts/comments/${postId}`)).json();
  const left = comments.filter(({ comment }: { comment: string }) => comment === 'Останется без имени');
  expect(left.map(({ username }: { username: string }) => username)).toEqual(['']);
  const login = await page.request.post('/api/auth/login', { data: person });
  expect(login.status()).toBe(401);
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
});

test('an administrator finds a user, gives and takes the right, and sets a one-time password', async ({
  page,
  browser,
}) => {
  const person = newcomer();
  const registered = await page.request.post('/api/auth/register', { data: person });
  const theirs = (await registered.json()).token;
  await signIn(page);
  await page.getByRole('link', { name: /личный кабинет/ }).click();
  await page.getByRole('link', { name: 'Пользователи' }).click();
  await expect(page.getByRole('heading', { name: /Всего на портале: \d+/ })).toBeVisible();
  expect(await violations(page), 'the list').toEqual([]);
  await page.getByLabel('Имя или его часть').fill(person.username.slice(6).toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Найденные пользователи' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: person.username });

  const mayListUsers = async () =>
    (await page.request.get('/api/auth/users', { headers: { Authorization: `Bearer ${theirs}` } })).status();
  const press = async (button: string, confirm: string) => {
    await row.getByRole('button', { name: button }).click();
    expect(await violations(page), confirm).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  };
  await press('Сделать администратором', 'Сделать администратором');
  await expect(row).toContainText('Администратор');
  expect(await mayListUsers()).toBe(200);
  await press('Снять права администратора', 'Снять права');
  await expect(row).not.toContainText('Администратор');
  expect(await mayListUsers()).toBe(403);

  await press('Одноразовый пароль', 'Задать пароль');
  const oneTime = await page.getByRole('dialog').getByRole('status').first().textContent();
  expect(await violations(page), 'the one-time password').toEqual([]);
  await page.getByRole('button', { name: /пароль записан/ }).click();
  expect(await mayListUsers()).toBe(401);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Имя пользователя').fill(person.username);
  await other.getByLabel('Пароль').fill(oneTime ?? '');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/crm/account');
  await expect(other.getByText('Сначала придумайте свой пароль')).toBeVisible();
  expect(await violations(other), 'the change of a one-time password').toEqual([]);
  await other.goto('/crm');
  await expect(other).toHaveURL('/crm/account');
  await other.getByLabel('Одноразовый пароль').fill(oneTime ?? '');
  await other.getByLabel('Новый пароль').fill('опять мой собственный');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('main').getByText(/Пароль изменён/)).toBeVisible();
  await other.goto('/crm');
  await expect(other.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible();
  await context.close();
});

test('the last administrator can not give the right away', async ({ page }) => {
  await signIn(page);
  await page.goto('/crm/users');
  await page.getByLabel('Только администраторы').check();
  const own = page.getByRole('listitem').filter({ hasText: 'Это вы.' });
  await own.getByRole('button', { name: /Снять права/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Снять права' }).click();
  await expect(page.getByRole('dialog')).toContainText('последний администратор');
});

test('a cabinet left open ends after a warning, and gives back page and words to whoever signs in again', async ({
  page,
}) => {
  await signIn(page);
  await page.clock.install();
  await page.goto('/crm/CreatePostPage?from=cabinet');
  await page.getByLabel('Заголовок').fill('Набрано до перерыва');
  const mine = await token(page);
  await page.clock.fastForward(28 * MINUTE);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { name: 'Вы ещё здесь?' })).toBeFocused();
  expect(await violations(page), 'the warning').toEqual([]);
  await page.getByRole('button', { name: 'Остаться' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.clock.fastForward(30 * MINUTE);
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Время входа закончилось')).toBeVisible();
  await expect.poll(() => statusOf(page, mine)).toBe(401);
  await page.getByLabel('Имя пользователя').fill(administrator.username);
  await page.getByLabel('Пароль').fill(administrator.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/crm/CreatePostPage?from=cabinet');
  await expect(page.getByLabel('Заголовок')).toHaveValue('Набрано до перерыва');
});

test('what is stored is told before anybody registers, and password managers are welcome', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByText(/Портал хранит это имя и отпечаток пароля/)).toBeVisible();
  await expect(page.getByLabel('Имя пользователя')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Пароль')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabel('Пароль').fill('вставленный пароль');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await expect(page.getByLabel('Пароль')).toHaveAttribute('type', 'text');
});

test('account and users fit a narrow phone at the largest text', async ({ page }) => {
  await signIn(page);
  await expectReflow(page, ['/crm/account', '/crm/users']);
});

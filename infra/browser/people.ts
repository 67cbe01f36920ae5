import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { administrator } from './administrator.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** A name that no earlier test has taken. */
export const newcomer = (): Credentials => ({
  username: `Гость ${crypto.randomUUID().slice(0, 8)}`,
  password: 'зелёный чайник поёт',
});

/** Signs in through the login page, as people do. */
export async function signIn(page: Page, { username, password }: Credentials = administrator) {
  await page.goto('/login');
  await page.getByLabel('Имя пользователя').fill(username);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/');
}

/** Registers through the page; the new user is signed in afterwards. */
export async function register(page: Page, { username, password }: Credentials) {
  await page.goto('/register');
  await page.getByLabel('Имя пользователя').fill(username);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('main').getByText('Регистрация прошла успешно!')).toBeVisible();
}

/** The Authorization header of a new session, for what a test needs to be there and does not look at itself. */
export async function authorization(request: APIRequestContext, { username, password } = administrator) {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  return { Authorization: `Bearer ${(await answer.json()).token}` };
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** What is announced to screen readers. */
export const said = (page: Page): Locator => page.locator('[data-announcer="polite"]');

/** Presses buttons of the simulator one after the other. */
export async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).click();
}

/** Presses what is shown as unavailable too, which Playwright would wait for otherwise. */
export async function pressAnyway(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  await button(page, name).click({ force: true });
}

/** Chooses what happened, or a service, from the list that opens. */
export async function pick(page: Page, from: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: from }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** To the clinic's choice between lift and stairs, with an aching back. */
export async function toLobby(page: Page): Promise<void> {
  await page.goto('/trainings/Clinic');
  await press(page, 'Я заболел!', 'Спина', 'Далее', 'Войти в поликлинику', 'Регистратура', 'Далее');
}

/** To the telephone, while a flat is burning. */
export async function toDial(page: Page): Promise<void> {
  await page.goto('/trainings/EmergencySituations');
  await pick(page, 'Что случилось', 'Пожар в квартире');
  await press(page, 'Далее');
  await expect(heading(page)).toHaveText('Наберите номер');
}

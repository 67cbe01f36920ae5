import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { authorization, newcomer, register, signIn } from './people.ts';
import { expect, test } from './visitor.ts';

const SUCCESS = 'Ваш вопрос успешно отправлен!';
const FAILURE = 'Произошла ошибка при отправке. Попробуйте снова.';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

interface Asked {
  title: string;
  name: string;
  email: string;
  text: string;
}

/** A question that no earlier test has sent. */
const newQuestion = (): Asked => ({
  title: `Подъёмник ${crypto.randomUUID().slice(0, 8)}`,
  name: 'Анна Ёлкина',
  email: 'anna@example.by',
  text: 'Когда починят подъёмник?\nСпасибо.',
});

async function fill(page: Page, { title, name, email, text }: Asked) {
  await page.getByLabel('Тема').fill(title);
  await page.getByLabel('Ваше имя').fill(name);
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Вопрос', { exact: true }).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить' }).click();
const main = (page: Page) => page.getByRole('main');
const article = (page: Page, { title }: Asked) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

async function ask(request: APIRequestContext, question = newQuestion(), file?: { name: string }) {
  const multipart = {
    ...question,
    ...(file && { file: { ...file, mimeType: 'application/pdf', buffer: pdf } }),
  };
  const answer = await request.post('/api/sendUs', { multipart });
  expect(answer.status()).toBe(201);
  return question;
}

test('a visitor asks with a file, gets a number, and an administrator finds it all', async ({ page }) => {
  const question = newQuestion();
  await page.goto('/SendUsForm');
  await expect(page.getByRole('heading', { level: 1, name: 'Отправить вопрос' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fill(page, question);
  await page
    .getByLabel('Файл, если он нужен')
    .setInputFiles({ name: 'Справка МСЭ.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Выбран файл: Справка МСЭ.pdf')).toBeVisible();
  await send(page);
  const message = main(page).getByRole('status').filter({ hasText: SUCCESS });
  await expect(message).toContainText(/Номер вопроса: \d+/);
  const number = /Номер вопроса: (\d+)/.exec((await message.textContent()) ?? '')?.[1];
  for (const label of ['Тема', 'Ваше имя', 'Электронная почта'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByText('Выбран файл')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await signIn(page);
  await page.goto('/crm');
  await expect(page.getByText(/Вопросов без ответа: \d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Вопросы от посетителей' }).click();
  await expect(page).toHaveURL('/crm/sendus');
  const found = article(page, question);
  await expect(found).toContainText(`№ ${number}. ${question.title}`);
  await expect(found).toContainText('anna@example.by');
  await expect(found.getByRole('link', { name: /Ответить письмом/ })).toHaveAttribute(
    'href',
    /^mailto:anna@example\.by\?subject=/,
  );
  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: /Скачать файл «Справка МСЭ.pdf»/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Справка МСЭ.pdf');
  expect((await readFile(await file.path())).equals(pdf)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('a question is written and sent by keyboard alone', async ({ page }) => {
  const question = newQuestion();
  await page.goto('/SendUsForm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Тема').focus();
  for (const text of [question.title, question.name, question.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Одной строкой.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Файл, если он нужен')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(SUCCESS)).toBeVisible();
});

test('what is missing is told at once, what the server refuses after the failure; nothing is lost', async ({
  page,
}) => {
  const question = newQuestion();
  await page.goto('/SendUsForm');
  await page.getByLabel('Тема').fill(question.title);
  await page.getByLabel('Электронная почта').fill('anna@');
  await send(page);
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await summary.getByRole('link', { name: /имя@почта/ }).click();
  await expect(page.getByLabel('Электронная почта')).toBeFocused();

  await fill(page, question);
  await page
    .getByLabel('Файл, если он нужен')
    .setInputFiles({ name: 'программа.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await send(page);
  await expect(summary).toContainText(FAILURE);
  await expect(summary).toContainText('Такой файл не принимается.');
  await expect(page.getByLabel('Вопрос', { exact: true })).toHaveValue(question.text);
  expect(await violations(page)).toEqual([]);
});

test('a question outlives a lost connection and a closed page, and is sent once', async ({
  page,
  context,
}) => {
  const question = newQuestion();
  await page.goto('/SendUsForm');
  await fill(page, question);
  // It arrives, but its answer is lost.
  await page.route('**/api/sendUs', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(FAILURE);
  await expect(alert).toContainText('Нет связи с сервером.');
  expect(await violations(page)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  await again.goto('/SendUsForm');
  await expect(again.getByLabel('Тема')).toHaveValue(question.title);
  await send(again);
  await expect(main(again).getByText(SUCCESS)).toBeVisible();
  const list = await again.request.get('/api/SendUs', { headers: await authorization(again.request) });
  const titles = (await list.json()).sendUs.map(({ title }: Asked) => title);
  expect(titles.filter((title: string) => title === question.title)).toHaveLength(1);
  await again.reload();
  await expect(again.getByLabel('Тема')).toHaveValue('');
});

test('what was typed goes at one press, and a link may begin the title', async ({ page }) => {
  await page.goto('/SendUsForm?title=Другой формат: Закон');
  await expect(page.getByLabel('Тема')).toHaveValue('Другой формат: Закон');
  await page.getByLabel('Вопрос', { exact: true }).fill('Прошу крупный шрифт.');
  await page.getByRole('button', { name: 'Стереть набранное' }).click();
  await expect(page.getByLabel('Вопрос', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Тема')).toBeFocused();
  await page.goto('/SendUsForm');
  await expect(page.getByLabel('Тема')).toHaveValue('');
});

test('a browser without script posts the form and gets a page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const question = newQuestion();
  await page.goto('/SendUsForm');
  await fill(page, { ...question, email: 'anna@' });
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILURE);
  await expect(page.getByRole('listitem')).toContainText('Электронная почта');
  await page.goBack();
  await expect(page.getByLabel('Вопрос', { exact: true })).toHaveValue(question.text);

  await page.getByLabel('Электронная почта').fill(question.email);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS);
  await expect(page.getByText(/Номер вопроса: \d+/)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('max-width', /px/);
  await page.close();
});

test('a new question appears by itself, is answered, found and deleted by keyboard', async ({ page }) => {
  const first = await ask(page.request);
  await signIn(page);
  await page.goto('/crm/SendUs');
  await expect(article(page, first)).toBeVisible();
  const second = await ask(page.request);
  await expect(article(page, second)).toBeVisible();
  await expect(page.locator('[data-announcer="polite"]')).toHaveText(
    /^Пришёл новый вопрос\. Без ответа: \d+\.$/,
  );
  expect(await violations(page)).toEqual([]);

  const opener = article(page, second).getByRole('button', { name: /Записать ответ/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Что вы ответили')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Починят в четверг.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Что вы ответили')).toHaveCount(0);
  await expect(article(page, second).getByText('Ответ дан')).toBeVisible();
  await expect(article(page, second)).toContainText('Починят в четверг.');
  await expect(opener).toBeFocused();

  await page.getByLabel('Найти').fill(second.title.toUpperCase());
  await page.getByLabel('Какие вопросы').selectOption('С ответом');
  await page.getByRole('button', { name: 'Показать', exact: true }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Какие вопросы').selectOption('Без ответа');
  await page.getByRole('button', { name: 'Показать', exact: true }).press('Enter');
  await expect(main(page).getByText('Вопросы не найдены.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Какие вопросы').selectOption('Все');
  await page.getByRole('button', { name: 'Показать', exact: true }).press('Enter');
  await article(page, second)
    .getByRole('button', { name: /Удалить/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Удалить вопрос?' });
  await expect(dialog).toContainText(second.title);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await article(page, second)
    .getByRole('button', { name: /Удалить/ })
    .press('Enter');
  await dialog.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(main(page).getByText(/Вопрос № \d+ удалён\./)).toBeVisible();
  await expect(article(page, second)).toHaveCount(0);
  const headers = await authorization(page.request);
  const left = (await (await page.request.get('/api/SendUs', { headers })).json()).sendUs;
  expect(left.map(({ title }: Asked) => title)).not.toContain(second.title);
});

test('the questions are for administrators alone', async ({ page }) => {
  await page.goto('/crm/SendUs');
  await expect(page).toHaveURL('/');
  await register(page, newcomer());
  await page.goto('/crm/sendus');
  await expect(page).toHaveURL('/');
});

test('both pages fit a narrow phone', async ({ page }) => {
  await ask(
    page.request,
    { ...newQuestion(), text: 'ОченьДлинноеСловоБезПробелов'.repeat(8) },
    {
      name: 'Справка.pdf',
    },
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  for (const path of ['/SendUsForm', '/crm/SendUs']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Отправить|Показать/ }).first()).toBeVisible();
    const wider = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(wider, path).toBe(false);
    expect(await violations(page)).toEqual([]);
  }
});

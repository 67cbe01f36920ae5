import { type Page, expect as patient } from '@playwright/test';
import { violations } from './accessibility.ts';
import { pdf } from './pdf.ts';
import { authorization, signIn } from './people.ts';
import { test } from './visitor.ts';

// Whole journeys through editor and site, one after the other.
const expect = patient.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const tag = crypto.randomUUID().slice(0, 6);

/** Addresses outside the portal that the page asks for from now on. */
function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== 'localhost' && url.protocol.startsWith('http')) elsewhere.push(request.url());
  });
  return elsewhere;
}

async function openEditor(page: Page, title: string) {
  await page.goto('/crm/content');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

test('contacts travel from the cabinet to every page, and nothing is loaded from elsewhere before a press', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto('/crm');
  await page.getByRole('link', { name: 'Материалы сайта' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Материалы сайта' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const elsewhere = requestsElsewhere(visitor);
  await visitor.goto('/contacts');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();

  await openEditor(page, 'Контакты');
  await page.getByRole('button', { name: 'Добавить телефон' }).click();
  await expect(page.getByLabel('Телефон 1', { exact: true })).toBeFocused();
  await page.getByLabel('Телефон 1', { exact: true }).fill('позвоните нам');
  await page.getByLabel('Чей это телефон 1').fill('Приёмная');
  await page.getByRole('button', { name: 'Добавить адрес', exact: true }).click();
  await page.getByLabel('Адрес 1', { exact: true }).fill(`улица Примерная, ${tag}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Проверьте, что вы ввели' })).toBeFocused();
  await expect(page.getByLabel('Телефон 1', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Адрес 1', { exact: true })).toHaveValue(`улица Примерная, ${tag}`);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Телефон 1', { exact: true }).fill('8 (0000) 12-34-56');
  await page.getByLabel('Карта', { exact: true }).fill('https://evil.example/map');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Карта', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
  await page.getByLabel('Карта', { exact: true }).fill(`<iframe src="${map}"></iframe>`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено. Это уже на сайте.')).toBeVisible();
  await expect(page.getByLabel('Карта', { exact: true })).toHaveValue(map);
  await page.getByRole('button', { name: 'Показать историю' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Телефоны: было «пусто»' }).first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The page that was open all the time: the visitor comes back to it.
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(visitor.getByText(`улица Примерная, ${tag}`)).toBeVisible();
  const help = visitor.getByRole('contentinfo');
  await expect(help.getByRole('link', { name: 'Позвонить: 8 (0000) 12-34-56' })).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText(`улица Примерная, ${tag}`)).toBeVisible();
  await visitor.goto('/contacts');
  await expect(visitor.getByRole('button', { name: 'Показать карту' })).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  expect(elsewhere).toEqual([]);
  await visitor.getByRole('button', { name: 'Показать карту' }).click();
  await expect(visitor.locator('iframe')).toHaveAttribute('src', map);
});

test('a PDF travels from the cabinet to its page, is replaced, and is withdrawn', async ({
  page,
  browser,
}) => {
  const title = 'Закон о правах инвалидов и их социальной интеграции';
  await signIn(page);
  await openEditor(page, title);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Файл PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('закон.pdf', Buffer.from('<h1>Не PDF</h1>'));
  await page.getByRole('button', { name: 'Сохранить документ' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Файл должен быть в формате PDF.' });
  await expect(summary).toBeFocused();
  await choose('закон.pdf', pdf(3));
  await page.getByLabel('Дата документа').fill('2024-01-31');
  await page.getByRole('button', { name: 'Сохранить документ' }).click();
  await expect(page.getByText('Документ сохранён. Он уже на сайте.').first()).toBeVisible();
  await expect(page.getByText(/страниц: 3/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/zakon-o-prav-inv');
  await expect(visitor.getByText('31 января 2024')).toBeVisible();
  const open = visitor.getByRole('link', { name: 'Открыть документ' });
  const url = (await open.getAttribute('href')) ?? '';
  const file = await visitor.request.get(url);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await file.body()).toEqual(pdf(3));
  const [saved] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Скачать документ' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('zakon-o-prav-inv.pdf');
  expect(await violations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Посмотреть на этой странице' }).click();
  await expect(visitor.locator('iframe')).toHaveAttribute('src', url);
  await visitor.getByRole('link', { name: 'Запросить в другом формате' }).click();
  await expect(visitor).toHaveURL(/\/SendUsForm\?title=/);
  await expect(visitor.getByText('Загрузка...')).toHaveCount(0);
  await expect(visitor.locator('input[name="title"]')).toHaveValue(/^Документ в другом формате: Закон/);

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto('/zakon-o-prav-inv');
  await expect(reader.getByRole('link', { name: 'Открыть документ' })).toHaveAttribute('href', url);

  await choose('новый.pdf', pdf(5));
  await page.getByRole('button', { name: 'Сохранить документ' }).click();
  await expect(page.getByRole('heading', { name: 'Прежние версии' })).toBeVisible();
  await visitor.goto('/zakon-o-prav-inv');
  await expect(visitor.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Убрать документ с сайта' }).click();
  const question = page.getByRole('dialog', { name: 'Убрать документ с сайта?' });
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(page.getByText('Документ убран с сайта.').first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Центр ещё не добавил сюда этот документ.')).toBeVisible();
  expect((await visitor.request.get(url)).status()).toBe(404);
});

test('a place of the guide is added, changed and removed', async ({ page, browser }) => {
  const name = `Отделение банка ${tag}`;
  await signIn(page);
  await openEditor(page, 'Банки');
  await page.getByRole('button', { name: 'Добавить место' }).click();
  await expect(page.getByRole('heading', { name: 'Новое место' })).toBeFocused();
  await page.getByLabel('Название').fill(name);
  await page.reload();
  await page.getByRole('button', { name: 'Добавить место' }).click();
  await expect(page.getByLabel('Название')).toHaveValue(name);
  await page.getByRole('button', { name: 'Сохранить место' }).click();
  await expect(page.getByLabel('Адрес')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Адрес').fill('улица Примерная, 2');
  await page.getByLabel('Можно ли войти без ступеней').selectOption('Да, ступеней нет');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Сохранить место' }).click();
  await expect(page.getByText(`Место «${name}» сохранено.`).first()).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/putevoditel');
  const banks = visitor.getByRole('region', { name: 'Банки' });
  await expect(banks.getByRole('heading', { name })).toBeVisible();
  await expect(banks.getByText('Можно войти без ступеней')).toBeVisible();
  expect(await violations(visitor)).toEqual([]);

  await page.getByRole('button', { name: `Изменить «${name}»` }).click();
  await page.getByLabel('Под каким заголовком').selectOption('Связь');
  await page.getByRole('button', { name: 'Сохранить место' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Связь' }).getByRole('heading', { name })).toBeVisible();

  await openEditor(page, 'Связь');
  await page.getByRole('button', { name: `Удалить «${name}»` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(`Место «${name}» удалено.`).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Связь' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name })).toHaveCount(0);
});

test('who loses the race is told, keeps what was typed and may still save it', async ({ page, request }) => {
  await signIn(page);
  await openEditor(page, 'Местные аварийные номера');
  await page.getByLabel('Тепловые сети').fill('11-11-11');
  const headers = await authorization(request);
  const other = await request.put('/api/content/emergency', {
    headers,
    data: { heating: '22-22-22', housing: `33-33-${Math.floor(Math.random() * 90) + 10}` },
  });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Эти сведения тем временем изменил кто-то другой')).toBeVisible();
  await expect(page.getByLabel('Тепловые сети')).toHaveValue('11-11-11');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Сохранить мой вариант вместо него' }).click();
  await expect(page.getByText('Сохранено. Это уже на сайте.')).toBeVisible();
  const facts = await (await request.get('/api/content/facts')).json();
  expect(facts.emergency).toEqual({ heating: '11-11-11', housing: '' });
});

test('a link of the menu leads to another site once the centre has given it', async ({ page, browser }) => {
  await signIn(page);
  await openEditor(page, 'Ссылки меню на другие сайты');
  await page.getByLabel('Ясный язык').fill('https://example.org/yasno');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено. Это уже на сайте.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Доступная среда' }).click();
  const link = visitor.getByRole('link', { name: /Ясный язык\s*Другой сайт/ });
  await expect(link).toHaveAttribute('href', 'https://example.org/yasno');
  expect(await violations(visitor)).toEqual([]);
});

test('videos and hours are shown as the centre gives them', async ({ page, browser }) => {
  await signIn(page);
  await openEditor(page, 'Видео аудиобиблиотеки');
  await page.getByRole('button', { name: 'Добавить видео' }).click();
  await page.getByLabel('Название видео 1').fill('Как поздороваться');
  await page.getByLabel('Видео 1', { exact: true }).fill('https://rutube.ru/video/0123abcd/');
  await page.getByLabel('О чём видео 1').fill('Назовите себя.');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Видео 1', { exact: true })).toHaveValue(
    'https://rutube.ru/play/embed/0123abcd',
  );
  await openEditor(page, 'Часы работы');
  await page.getByLabel('По каким дням').fill('Каждый день');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено. Это уже на сайте.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const elsewhere = requestsElsewhere(visitor);
  await visitor.goto('/audiobiblioteka-dlya-nezryachikh');
  await expect(visitor.getByRole('heading', { level: 3, name: 'Как поздороваться' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByText('Каждый день, 8:00–17:00')).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  expect(elsewhere).toEqual([]);
});

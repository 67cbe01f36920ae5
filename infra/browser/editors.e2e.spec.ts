import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { authorization, newcomer, register, signIn } from './people.ts';
import { photo, publish } from './posts.ts';
import { excessWidth, expectReflow } from './reflow.ts';
import { expect, test } from './visitor.ts';

const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 6)}`;
const picture = async () => ({ name: 'двор.jpg', mimeType: 'image/jpeg', buffer: await photo() });
const edit = (id: string) => `/crm/EditPostPage?id=${id}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an editor sees the card and the page grow while writing, picture and tags included', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/crm/CreatePostPage');
  const preview = page.getByRole('region', { name: 'Как это увидят посетители' });
  await page.getByLabel('Заголовок').fill('Т'.repeat(36));
  await page.getByLabel('Текст').fill(`${'б'.repeat(151)}\n\nВторой абзац.`);
  await expect(preview.getByRole('heading', { name: `${'Т'.repeat(35)}...` })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Т'.repeat(36) })).toBeVisible();
  await expect(preview.getByText(`${'б'.repeat(150)}...`)).toBeVisible();
  await expect(preview.getByText('Второй абзац.', { exact: true })).toBeVisible();
  await page.getByLabel('Картинка', { exact: true }).setInputFiles(await picture());
  await expect(page.getByText(/Выбран файл: двор\.jpg, .+, 1600 × 1200 точек/)).toBeVisible();
  await expect(page.getByText(/У картинки нет описания/)).toBeVisible();
  await page.getByLabel('Описание картинки').fill('Двор центра');
  await expect(page.getByText(/У картинки нет описания/)).toHaveCount(0);
  await expect(preview.getByRole('img', { name: 'Двор центра' })).toBeVisible();
  for (const [n, color] of ['синий', 'коричневый', 'красный'].entries()) {
    await page.getByRole('button', { name: 'Добавить метку' }).click();
    await page.getByLabel(`Метка ${n + 1}`, { exact: true }).fill(`Слово ${n + 1}`);
    await page.getByLabel(`Цвет метки ${n + 1}`).selectOption(color);
    await expect(preview.getByText(`Слово ${n + 1}`)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

test('a draft outlives its tab, and the browser asks before it is left', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/crm/CreatePostPage');
  await page.getByLabel('Заголовок').fill('Черновик');
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await closed;

  const next = await context.newPage();
  await next.goto('/crm/CreatePostPage');
  await expect(next.getByLabel('Заголовок')).toHaveValue('Черновик');
  await expect(next.getByText('Мы вернули то, что вы набрали раньше')).toBeVisible();
  await next.getByRole('button', { name: 'Начать заново' }).click();
  await expect(next.getByLabel('Заголовок')).toHaveValue('');
});

test('an editor looks back by keyboard and gives an earlier version back, with its picture', async ({
  page,
  request,
}) => {
  const title = unique('Как было');
  const headers = await authorization(request);
  const created = await request.post('/api/posts', {
    headers,
    multipart: { title, text: 'Старый текст', imgAlt: 'Старый двор', image: await picture() },
  });
  const { _id, imgUrl } = await created.json();
  const changes = { title: `${title}, иначе`, text: 'Новый текст', imgUrl: '' };
  await request.put(`/api/posts/${_id}`, { headers, multipart: changes });

  await signIn(page);
  await page.goto(edit(_id));
  await page.getByText('История изменений').press('Enter');
  await expect(page.getByText('Новость изменена: заголовок, текст, картинка')).toBeVisible();
  await expect(page.getByText('Вариант 2: сейчас на портале')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Вариант 1/ }).press('Enter');
  const shown = dialog(page, 'Вариант 1');
  await expect(shown.getByRole('heading', { name: 'Вариант 1' })).toBeFocused();
  await expect(shown.getByText('Старый текст')).toBeVisible();
  await expect(shown.getByRole('img', { name: 'Старый двор' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Вариант 1/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await shown.getByRole('button', { name: 'Вернуть этот вариант' }).press('Enter');
  await expect(page).toHaveURL('/crm');
  await expect(page.getByText(`Новость «${title}» возвращена к прежнему варианту.`)).toBeVisible();

  const post = await (await request.get(`/api/posts/${_id}`)).json();
  expect(post).toMatchObject({ title, text: 'Старый текст', imgUrl, imgAlt: 'Старый двор', version: 3 });
  expect((await request.get(`/api/uploads/${imgUrl}`)).status()).toBe(200);
});

test('a removed post comes back at once or later, with its comments', async ({ page, request, browser }) => {
  const title = unique('Лишняя новость');
  const [id = ''] = await publish(request, [title]);
  const headers = await authorization(request);
  await request.post(`/api/comments/${id}`, { headers, data: { comment: 'Останусь здесь' } });
  await signIn(page);
  await page.goto('/crm');
  await page.getByRole('button', { name: `Удалить «${title}»` }).press('Enter');
  const question = dialog(page, 'Удалить новость?');
  await expect(question).toContainText(title);
  await expect(question).toContainText('в течение 30 дней');
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByText(`Новость «${title}» удалена.`)).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/news/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Новость не найдена.' })).toBeVisible();

  await page.getByRole('button', { name: 'Вернуть новость' }).press('Enter');
  await expect(page.getByText(`Новость «${title}» снова на портале.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Новости на портале' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Останусь здесь')).toBeVisible();

  await request.delete(`/api/posts/${id}`, { headers });
  await page.reload();
  await page.getByText(/Недавно удалённые новости/).press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Вернуть «${title}»` }).press('Enter');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  expect((await request.get(`/api/posts/${id}`)).status()).toBe(200);
});

test('an editor finds a post by words in its text', async ({ page, request }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = unique('Спрятанная');
  await publish(request, [title], `Ёжик ${mark} спит.`);
  await signIn(page);
  await page.goto('/crm');
  await page.getByLabel('Найти новость').fill(`ежик ${mark}`);
  await expect(page.getByText('Найдено новостей: 1.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Изменить «${title}»` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Найти новость').fill(`${mark} нет такой`);
  await expect(page.getByText('Новостей не найдены.')).toBeVisible();
});

test('a writer deletes their own comment after a question, and no other', async ({ page, request }) => {
  const [id = ''] = await publish(request, [unique('Обсуждение')]);
  const headers = await authorization(request);
  await request.post(`/api/comments/${id}`, { headers, data: { comment: 'Чужой комментарий' } });
  await register(page, newcomer());
  await page.goto(`/news/${id}`);
  await page.getByLabel('Ваш комментарий').fill('Зря я это написал');
  await page.getByRole('button', { name: 'Отправить комментарий' }).press('Enter');
  await expect(page.getByText('Комментарий добавлен.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Удалить/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Скрыть комментарий/ })).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Удалить комментарий «Зря я это написал»' });
  await remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Удалить комментарий?');
  await expect(question).toContainText('Зря я это написал');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByText('Комментарий удалён.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Комментарии' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Чужой комментарий')).toBeVisible();
  await expect(page.getByText('Зря я это написал')).toHaveCount(0);
});

test('an administrator hides a comment with a reason and shows it again; visitors see only what is shown', async ({
  page,
  request,
  browser,
}) => {
  const [id = ''] = await publish(request, [unique('Спор')]);
  const headers = await authorization(request);
  await request.post(`/api/comments/${id}`, { headers, data: { comment: 'Купите у нас' } });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/news/${id}`);
  await expect(visitor.getByText('Купите у нас')).toBeVisible();

  await signIn(page);
  await page.goto(`/news/${id}`);
  await page.getByRole('button', { name: 'Скрыть комментарий «Купите у нас»' }).press('Enter');
  const question = dialog(page, 'Скрыть комментарий?');
  await question.getByRole('button', { name: 'Скрыть' }).press('Enter');
  await expect(question.getByLabel('Почему скрываем')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Реклама');
  await question.getByRole('button', { name: 'Скрыть' }).press('Enter');
  await expect(page.getByText('Причина: «Реклама».')).toBeVisible();
  const show = page.getByRole('button', { name: 'Показать снова комментарий «Купите у нас»' });
  await expect(show).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await visitor.reload();
  await expect(visitor.getByText('Комментариев пока нет.')).toBeVisible();
  await show.press('Enter');
  await expect(page.getByText('Комментарий снова виден всем.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Купите у нас')).toBeVisible();
});

test('what editors and moderators use fits a narrow phone at the largest text', async ({ page, request }) => {
  const long = 'Щ'.repeat(120);
  const [id = '', gone = ''] = await publish(request, [long, `${long}!`], 'Ж'.repeat(300));
  const headers = await authorization(request);
  await request.put(`/api/posts/${id}`, {
    headers,
    data: { tags: [{ name: 'Ю'.repeat(40), color: 'red' }] },
  });
  await request.post(`/api/comments/${id}`, { headers, data: { comment: 'Ы'.repeat(200) } });
  await request.delete(`/api/posts/${gone}`, { headers });
  await signIn(page);
  await expectReflow(page, ['/crm', edit(id), `/news/${id}`]);
  await page.getByRole('button', { name: /Скрыть комментарий/ }).click();
  expect(await excessWidth(page), 'the question before hiding').toBe(0);
  await page.goto(edit(id));
  await page.getByText('История изменений').click();
  await page.getByRole('button', { name: /Вариант 1/ }).click();
  await expect(dialog(page, 'Вариант 1')).toBeVisible();
  expect(await excessWidth(page), 'an earlier version').toBe(0);
});

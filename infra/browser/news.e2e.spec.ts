import { violations } from './accessibility.ts';
import { newcomer, register, signIn } from './people.ts';
import { photo, publish } from './posts.ts';
import { enlarge, expectReflow } from './reflow.ts';
import { openInside } from './taken-over.ts';
import { expect, test } from './visitor.ts';

const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 6)}`;

test('a post with a photo travels from the cabinet to the next load of every page of news', async ({
  page,
  browser,
}) => {
  const title = unique('Новый автобус');
  await signIn(page);
  await page.getByRole('link', { name: /личный кабинет/ }).click();
  await page.getByRole('link', { name: 'Добавить пост' }).click();
  await page.getByLabel('Заголовок').fill(title);
  await page.getByLabel('Текст').fill('Автобус ходит от центра.\n\nЕсть подъёмник.');
  await page
    .getByLabel('Картинка', { exact: true })
    .setInputFiles({ name: 'автобус.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText(/Выбран файл: автобус\.jpg, .+ (КБ|МБ)/)).toBeVisible();
  await page.getByLabel('Описание картинки').fill('Автобус у входа в центр');
  await page.getByRole('button', { name: 'Добавить метку' }).click();
  await page.getByLabel('Метка 1', { exact: true }).fill('Транспорт');
  await page.getByLabel('Цвет метки 1').selectOption('коричневый');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL('/crm');
  await expect(page.getByText(`Новость «${title}» опубликована.`)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  const block = visitor.getByRole('region', { name: 'Новости' });
  await expect(block.getByRole('link', { name: title })).toBeVisible();
  await expect(block.getByRole('link', { name: 'Читать еще' })).toHaveAttribute('href', '/news');
  await expect(block.getByRole('listitem')).toHaveCount(3);

  await visitor.goto('/news');
  await visitor.getByRole('listitem').getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Автобус ходит от центра.')).toBeVisible();
  await expect(visitor.getByText('Есть подъёмник.')).toBeVisible();
  await expect(visitor.getByRole('list', { name: 'Темы' }).getByText('Транспорт')).toBeVisible();

  await visitor.reload();
  const picture = visitor.getByRole('img', { name: 'Автобус у входа в центр' });
  const width = () =>
    picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('a change of a post is on the next load, and its removal too', async ({ page, browser, request }) => {
  const title = unique('Кружок рисования');
  const [id = ''] = await publish(request, [title]);
  await signIn(page);
  await page.goto('/crm');
  await page.getByRole('link', { name: `Изменить «${title}»` }).click();
  await page.getByLabel('Заголовок').fill(`${title}, 2 группа`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(`Новость «${title}, 2 группа» сохранена.`)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/news/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: `${title}, 2 группа` })).toBeVisible();

  await page.getByRole('button', { name: `Удалить «${title}, 2 группа»` }).click();
  const question = page.getByRole('dialog', { name: 'Удалить новость?' });
  await expect(question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByText(`Новость «${title}, 2 группа» удалена.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Новости на портале' })).toBeFocused();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Новость не найдена.' })).toBeVisible();
});

test('who loses the race for a post is told, keeps the text and may still save it', async ({
  page,
  context,
  request,
}) => {
  const title = unique('Расписание');
  const [id = ''] = await publish(request, [title]);
  await signIn(page);
  await page.goto(`/crm/EditPostPage?id=${id}`);
  await page.getByLabel('Текст').fill('Моё расписание');

  const other = await context.newPage();
  await other.goto(`/crm/EditPostPage?id=${id}`);
  await other.getByLabel('Текст').fill('Чужое расписание');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other).toHaveURL('/crm');

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Новость тем временем изменил кто-то другой')).toBeVisible();
  await expect(page.getByLabel('Текст')).toHaveValue('Моё расписание');
  await page.getByRole('button', { name: 'Сохранить мой вариант вместо него' }).click();
  await expect(page).toHaveURL('/crm');
  await page.goto(`/news/${id}`);
  await expect(page.getByText('Моё расписание')).toBeVisible();
});

test('what was typed is there again after a reload, until it is published or given up', async ({ page }) => {
  await signIn(page);
  await page.goto('/crm/CreatePostPage');
  await page.getByLabel('Заголовок').fill('Недописанная новость');
  await page.reload();
  await expect(page.getByLabel('Заголовок')).toHaveValue('Недописанная новость');
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect(page.getByLabel('Заголовок')).toHaveValue('');
});

test('a file that is no picture is refused beside its field, and nothing typed is lost', async ({ page }) => {
  await signIn(page);
  await page.goto('/crm/CreatePostPage');
  await page.getByLabel('Заголовок').fill('С чужим файлом');
  await page.getByLabel('Текст').fill('Текст');
  const html = { name: 'image.png', mimeType: 'image/png', buffer: Buffer.from('<h1>Не картинка</h1>') };
  await page.getByLabel('Картинка', { exact: true }).setInputFiles(html);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Картинка должна быть в формате' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Картинка', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Заголовок')).toHaveValue('С чужим файлом');
  expect(await violations(page)).toEqual([]);
});

test('a reader signs in and comments; everybody reads it', async ({ page, browser, request }) => {
  const [id = ''] = await publish(request, [unique('Ярмарка')]);
  const reader = newcomer();
  await register(page, reader);
  await page.goto(`/news/${id}`);
  await page.getByRole('button', { name: 'Отправить комментарий' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Напишите комментарий.' })).toBeFocused();
  await page.getByLabel('Ваш комментарий').fill('Придём всей группой!\nСпасибо.');
  await page.getByRole('button', { name: 'Отправить комментарий' }).click();
  await expect(page.getByText('Комментарий добавлен.')).toBeVisible();
  await expect(page.getByLabel('Ваш комментарий')).toHaveValue('');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/news/${id}`);
  const comment = visitor.getByRole('listitem').filter({ hasText: 'Придём всей группой!' });
  await expect(comment.getByText(reader.username)).toBeVisible();
  await expect(visitor.getByLabel('Ваш комментарий')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'войдите на портал' })).toHaveAttribute('href', '/login');
});

test('a missing post says so, and a slow one that it is loading', async ({ page, request }) => {
  await page.goto('/news/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Новость не найдена.' })).toBeVisible();
  await expect(page).toHaveTitle(/Новость не найдена\./);

  const title = unique('Медленная новость');
  const [id = ''] = await publish(request, [title]);
  const arrived = Promise.withResolvers<void>();
  await page.route(`/api/posts/${id}`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // From inside the portal: a page that is opened anew brings its post along.
  await page.goto('/contacts');
  await openInside(page, `/news/${id}`);
  await expect(page.getByText('Загрузка...')).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Загрузка...')).toHaveCount(0);
});

test('a list that does not come says why, and comes when asked again', async ({ page }) => {
  await page.route('/api/posts?*', (route) => route.abort());
  await page.goto('/contacts');
  await openInside(page, '/news');
  await expect(page.getByRole('alert').filter({ hasText: 'Ошибка: ' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute('/api/posts?*');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
});

test('a long list comes in pieces, and focus goes on to the first new post', async ({ page, request }) => {
  const mark = crypto.randomUUID().slice(0, 6);
  await publish(
    request,
    Array.from({ length: 26 }, (_, index) => `Объявление ${mark} ${String(26 - index).padStart(2, '0')}`),
  );
  await page.goto('/news');
  const cards = page.locator('[data-post]');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Показать ещё' }).press('Enter');
  await expect(page.getByRole('link', { name: `Объявление ${mark} 25` })).toBeFocused();
});

test('cards cut long titles and texts, and every page of news is without barriers', async ({
  page,
  request,
}) => {
  const title = `${crypto.randomUUID().slice(0, 8)} ${'очень длинное название '.repeat(6)}`.trim();
  const [id = ''] = await publish(request, [title], 'б'.repeat(151));
  for (const size of ['smallest', 'largest']) {
    for (const path of ['/news', `/news/${id}`]) {
      await page.goto(path);
      await expect(page.getByText('Загрузка...')).toHaveCount(0);
      if (path === '/news') {
        await expect(page.getByText(`${title.slice(0, 35)}...`).first()).toBeVisible();
        await expect(page.getByText(`${'б'.repeat(150)}...`).first()).toBeVisible();
      }
      expect(await violations(page), `${path} at the ${size} text`).toEqual([]);
      if (size === 'smallest') await enlarge(page);
    }
  }
});

test('news fit a narrow phone at the largest text, whatever is in them', async ({ page, request }) => {
  const [id = ''] = await publish(request, ['Щ'.repeat(200)], 'Ж'.repeat(500));
  await expectReflow(page, ['/news', `/news/${id}`]);
});

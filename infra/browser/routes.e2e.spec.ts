import { expect, type Locator, type Page } from '@playwright/test';
import { portalName } from '@portal/contracts/web/pages';
import { test } from './as-role.ts';
import { publish } from './posts.ts';
import { administratorRoutes, menu, publicRoutes, type Route } from './routes.ts';
import { untroubled, type Watched, watch } from './watched.ts';

/** The address in capitals with a slash at its end: both must not matter. */
const shouted = (path: string) => (path === '/' ? path : `${path.toUpperCase()}/`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' });

/** The page is whole, is the right one, and nothing has gone wrong on it. */
async function expectShown(page: Page, { heading: words, title = words }: Route, watched: Watched) {
  await expect(heading(page)).toHaveText(words);
  await expect(page).toHaveTitle(`${title} — ${portalName}`);
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.waitForLoadState('load');
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByText('Не получилось показать')).toHaveCount(0);
  expect(watched).toEqual(untroubled);
}

for (const route of publicRoutes) {
  const { path } = route;
  test(`${path} is there for everybody, in any letter case and with a slash at its end`, async ({
    pageAs,
    baseURL,
  }) => {
    const page = await pageAs('visitor');
    const watched = watch(page, baseURL ?? '');
    for (const address of new Set([path, shouted(path)])) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expectShown(page, route, watched);
    }
  });
}

test('/news/{id} is one post under its own title', async ({ page, baseURL, request }) => {
  const [id = ''] = await publish(request, ['Открылся кружок рисования']);
  const watched = watch(page, baseURL ?? '');
  for (const address of [`/news/${id}`, `/NEWS/${id}/`]) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expectShown(page, { path: address, heading: 'Открылся кружок рисования' }, watched);
  }
});

test('/news/{id} says when there is no such post, with status 404', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '', { expected: 404 });
  const answer = await page.goto('/news/01890000-0000-7000-8000-000000000001');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Новость не найдена.').first()).toBeVisible();
  await page.waitForLoadState('load');
  expect(watched).toEqual(untroubled);
});

test('/crm leads visitors to the login, the pages of administrators lead them home', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto('/crm');
  await expect(page).toHaveURL('/login');
  for (const path of ['/crm/CreatePostPage', '/crm/EditPostPage', '/crm/SendUs', '/crm/sendus/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.waitForLoadState('load');
  expect(watched).toEqual(untroubled);
});

for (const route of administratorRoutes) {
  const { path } = route;
  test(`${path} is there for administrators, in any letter case and with a slash at its end`, async ({
    pageAs,
    baseURL,
  }) => {
    const page = await pageAs('administrator');
    const watched = watch(page, baseURL ?? '');
    for (const address of new Set([path, shouted(path)])) {
      expect((await page.goto(address))?.status()).toBe(200);
      await expectShown(page, route, watched);
    }
  });
}

test('/crm/EditPostPage takes the post from its parameter', async ({ pageAs, baseURL, request }) => {
  const [id = ''] = await publish(request, ['Заголовок с опечаткой']);
  const page = await pageAs('administrator');
  const watched = watch(page, baseURL ?? '');
  await page.goto(`/crm/EditPostPage?id=${id}`);
  await expect(page.getByLabel('Заголовок')).toHaveValue('Заголовок с опечаткой');
  await expectShown(page, { path: '/crm/EditPostPage', heading: 'Изменить пост' }, watched);
});

/** The list of the menu that a group's button opens, or the menu's own. */
async function opened(page: Page, group: string): Promise<Locator> {
  if (group === '') return mainMenu(page);
  const button = mainMenu(page).getByRole('button', { name: group });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

test('the menu has every entry of the specification, in its groups and in its order', async ({ page }) => {
  await page.goto('/dostupnost');
  await expect(mainMenu(page).locator('button[aria-expanded]')).toHaveText(
    Object.keys(menu)
      .filter((group) => group !== '')
      .map((group) => new RegExp(group)),
  );
  for (const [group, entries] of Object.entries(menu)) {
    const list = await opened(page, group);
    const items = group === '' ? list.locator('> ul > li > a') : list.locator('> li');
    await expect(items).toHaveText(entries.map(({ title }) => new RegExp(`^${title}`)));
  }
});

for (const [group, entries] of Object.entries(menu)) {
  test(`every entry of the menu${group && ` under ‘${group}’`} leads to its page and is marked there`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto('/dostupnost');
    for (const { title, path } of entries) {
      const list = await opened(page, group);
      if (path === null) {
        const entry = list.getByRole('listitem').filter({ hasText: title });
        await expect(entry).toContainText(/Другой сайт|Ссылка появится позже/);
        continue;
      }
      const route = publicRoutes.find((known) => known.path === path);
      if (!route) throw new Error(`${path} is not in the table of routes`);
      await list.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expectShown(page, route, watched);
      const current = mainMenu(page).locator('[aria-current=page]');
      await expect(current).toHaveText(title);
      await expect(current).toBeVisible();
    }
  });
}

import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { webDirectory } from '../web/build.ts';

/** Where each area shows itself, what stands there, and what of another area stands beside it. */
const places = [
  {
    area: 'mf-trainers',
    path: '/',
    title: 'Электронные тренажёры',
    shown: 'Поликлиника',
    beside: 'Читать еще',
  },
  { area: 'mf-news', path: '/', title: 'Новости', shown: 'Читать еще', beside: 'Поликлиника' },
  { area: 'mf-legal', path: '/', title: 'Контакты', shown: null, beside: 'Поликлиника' },
  {
    area: 'mf-crm',
    path: '/login',
    title: 'Авторизация',
    shown: 'Нет аккаунта ?',
    beside: 'Электронные тренажёры',
  },
] as const;

const failure = (page: Page, title: string) => page.getByText(`Не получилось показать: ${title}`);
const link = (page: Page, name: string) => page.getByRole('link', { name }).first();

for (const { area, path, title, shown, beside } of places) {
  test(`${area}: with its files gone its part alone fails, and 'Повторить' brings it back without a reload`, async ({
    page,
  }) => {
    const files = join(webDirectory, 'mf', area);
    const part = page.locator(`[data-area="${area}"]`);
    await rename(files, `${files}.gone`);
    try {
      await page.goto(path);
      await expect(failure(page, title)).toBeVisible();
      await expect(part.getByRole('alert')).toBeVisible();
      await expect(part.getByRole('link', { name: 'отправить с сайта' })).toBeVisible();
      await expect(link(page, beside)).toBeVisible();
      // Only when this try has failed too may the files come back: it would find them.
      const stillGone = page.waitForResponse(
        (answer) => answer.url().includes(`/mf/${area}/`) && answer.status() === 404,
      );
      await part.getByRole('button', { name: 'Повторить' }).click();
      await stillGone;
      await expect(failure(page, title)).toBeVisible();
    } finally {
      await rename(`${files}.gone`, files);
    }
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await part.getByRole('button', { name: 'Повторить' }).click();
    await expect(failure(page, title)).toBeHidden();
    if (shown) await expect(link(page, shown)).toBeVisible();
    await expect(part).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

/** Answers the files of mf-news that `which` names in another way, until the answer is called. */
async function spoil(
  page: Page,
  which: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let spoiled = true;
  await page.route(
    (url) => url.pathname.startsWith('/mf/mf-news/') && which.test(url.pathname),
    (route) => (spoiled ? answer(route) : route.continue()),
  );
  return () => {
    spoiled = false;
  };
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const missing = (route: Route) => route.fulfill({ status: 404 });

const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['its entry is missing', /remote-entry\.js$/, missing],
  ['its code is missing', /area\.\w+\.js$/, missing],
  ['its style sheet is missing', /\.css$/, missing],
  ['its entry is no JavaScript', /remote-entry\.js$/, script('no javascript(')],
  ['its entry throws', /remote-entry\.js$/, script('throw new Error("broken")')],
  ['its code throws while it loads', /area\.\w+\.js$/, script('throw new Error("broken")')],
  ['the connection breaks', /./, (route) => route.abort()],
];

for (const [fault, which, answer] of faults) {
  test(`mf-news: fails alone and comes back when ${fault}`, async ({ page }) => {
    const mend = await spoil(page, which, answer);
    await page.goto('/');
    await expect(failure(page, 'Новости')).toBeVisible();
    await expect(link(page, 'Поликлиника')).toBeVisible();
    mend();
    await page.locator('[data-area="mf-news"]').getByRole('button', { name: 'Повторить' }).click();
    await expect(link(page, 'Читать еще')).toBeVisible();
    const sheets = await page.evaluate(
      () => [...document.styleSheets].filter(({ href }) => href?.includes('/mf/mf-news/')).length,
    );
    expect(sheets).toBeGreaterThan(0);
  });
}

test('mf-news: built for another React than the shell has, it is refused alone', async ({ page }) => {
  await spoil(page, /remote-entry\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"^19.0.0"', '"^20.0.0"');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(failure(page, 'Новости')).toBeVisible();
  await expect(link(page, 'Поликлиника')).toBeVisible();
});

test('mf-news: slow, it is given up in time while the rest is there, and shown once it has come', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mend = await spoil(page, /area\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await expect(link(page, 'Поликлиника')).toBeVisible();
  await expect(failure(page, 'Новости')).toBeVisible({ timeout: 20_000 });
  mend();
  release();
  await page.locator('[data-area="mf-news"]').getByRole('button', { name: 'Повторить' }).click();
  await expect(link(page, 'Читать еще')).toBeVisible({ timeout: 20_000 });
});

const lateFaults: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['its code is missing', /post\.\w+\.js$/, missing],
  ['its code throws while it loads', /post\.\w+\.js$/, script('throw new Error("broken")')],
  ['its style sheet is missing', /post\.\w+\.css$/, missing],
];

for (const [fault, which, answer] of lateFaults) {
  test(`a page of mf-news fails under its heading and comes back when ${fault}`, async ({
    page,
    request,
  }) => {
    const { posts } = await (await request.get('/api/posts?limit=1')).json();
    const mend = await spoil(page, which, answer);
    await page.goto(`/news/${posts[0]._id}`);
    await expect(failure(page, 'Новость')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Новость' })).toBeVisible();
    mend();
    await page.locator('[data-area="mf-news"]').getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: posts[0].title })).toBeVisible();
    await expect(failure(page, 'Новость')).toBeHidden();
    await expect(page.locator('[data-area="mf-news"]')).toBeFocused();
  });
}

test('a page whose code did not come leaves the next address of its area alone', async ({
  page,
  request,
}) => {
  const { posts } = await (await request.get('/api/posts?limit=1')).json();
  await spoil(page, /post\.\w+\.js$/, missing);
  await page.goto(`/news/${posts[0]._id}`);
  await expect(failure(page, 'Новость')).toBeVisible({ timeout: 20_000 });
  await page.locator('nav').getByRole('link', { name: 'Новости' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  await expect(failure(page, 'Новост')).toBeHidden();
});

test('a page names every script that its first state needs', async ({ page, request }) => {
  const { posts } = await (await request.get('/api/posts?limit=1')).json();
  for (const path of [
    '/',
    '/news',
    `/news/${posts[0]._id}`,
    '/trainings/Bank',
    '/login',
    '/mat-pomosh',
    '/SendUsForm', // not /crm: whoever is not signed in is led away from there
  ]) {
    const html = await (await request.get(path)).text();
    const asked: string[] = [];
    const note = (sent: import('@playwright/test').Request) => {
      const { pathname } = new URL(sent.url());
      if (sent.resourceType() === 'script' && pathname.startsWith('/mf/')) asked.push(pathname);
    };
    page.on('request', note);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((script) => !html.includes(`href="${script}"`))).toEqual([]);
  }
});

test('?layout=teams outlines every part with its area, version and team', async ({ page }) => {
  await page.goto('/?layout=teams');
  const part = page.locator('[data-area="mf-news"]');
  await expect(link(page, 'Читать еще')).toBeVisible();
  // The page is readable before the shell has taken it over and knows its areas.
  const label = () => part.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(label).toMatch(/^"mf-news 0\.1\.0-[0-9a-f]{10} · Новости"$/);
  await expect(part).toHaveCSS('outline-style', 'dashed');
});

test('a page loads the area that owns it and no other', async ({ page }) => {
  const areas = new Set<string>();
  page.on('request', (request) => {
    const [, area] = /\/mf\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (area) areas.add(area);
  });
  await page.goto('/login');
  await expect(link(page, 'Нет аккаунта ?')).toBeVisible();
  expect([...areas]).toEqual(['mf-crm']);
});

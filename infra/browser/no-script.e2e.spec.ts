import { expect, test } from '@playwright/test';
import { pages } from '@portal/contracts/web/pages';
import { authorization } from './people.ts';
import { publish } from './posts.ts';
import { takenOver } from './taken-over.ts';

/** Pages that are for everyone, as they are in the table; those with parameters have tests of their own. */
const open = pages.filter(({ path, description }) => description && !path.includes(':'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, owner } of open) {
    test(`${path} can be read`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/ — Портал центра социального обслуживания$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (owner !== 'mf-crm')
        expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(
          title.length + 40,
        );
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http://.*${path}$`),
      );
    });
  }

  test('the whole menu is in sight and leads on, the current page is marked', async ({ page }) => {
    await page.goto('/news');
    const menu = page.getByRole('navigation', { name: 'Главное меню' });
    await expect(menu.locator('[aria-current=page]')).toHaveText('Новости');
    await menu.getByRole('link', { name: 'Материальная помощь' }).click();
    await expect(page).toHaveURL('/mat-pomosh');
    await expect(page.getByRole('heading', { level: 1, name: 'Материальная помощь' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'А+' })).toBeHidden();
  });

  test('on a phone the menu stands below the page, where its link leads', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/mat-pomosh');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('link', { name: 'Меню', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Электронные тренажёры' }).first()).toBeInViewport();
  });

  test('a post is read from the list on, escaped, and each look counts', async ({ page, request }) => {
    const title = `Снег <b>${Date.now()}</b>`;
    const [id] = await publish(request, [title], 'Первый абзац.\n\nВторой <i>абзац</i>.');
    await page.goto('/');
    await page.getByRole('link', { name: title.slice(0, 20) }).click();
    await expect(page).toHaveURL(`/news/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Второй <i>абзац</i>.')).toBeVisible();
    await expect(page).toHaveTitle(`${title} — Портал центра социального обслуживания`);
    await page.reload();
    await expect
      .poll(
        async () =>
          (await (await request.get('/api/posts')).json()).posts.find(({ _id = '' }) => _id === id).views,
      )
      .toBe(2);
  });

  test('every page says what the centre says of itself now', async ({ page, request }) => {
    const headers = await authorization(request);
    const everything = await (await request.get('/api/content/edit', { headers })).json();
    const said = {
      contacts: {
        ...everything.contacts.value,
        phones: [{ number: '+375 17 123-45-67', note: 'приёмная' }],
      },
      hours: { ...everything.hours.value, days: 'Каждый день', opens: '9:00' },
      links: { ...everything.links.value, plainLanguage: 'https://example.by/yasno' },
    };
    const put = async (topic: keyof typeof said, data: unknown) =>
      expect((await request.put(`/api/content/${topic}`, { headers, data })).ok()).toBe(true);
    try {
      for (const topic of ['contacts', 'hours', 'links'] as const) await put(topic, said[topic]);
      for (const path of ['/mat-pomosh', '/news', '/no-such-page']) {
        await page.goto(path);
        const help = page.getByRole('contentinfo');
        await expect(help.getByRole('link', { name: 'Позвонить: +375 17 123-45-67' })).toHaveAttribute(
          'href',
          'tel:+375171234567',
        );
        await expect(help).toContainText('Каждый день, 9:00–17:00');
        await expect(page.getByRole('link', { name: /^Ясный язык/ })).toHaveAttribute(
          'href',
          'https://example.by/yasno',
        );
      }
      for (const path of ['/', '/sit-pomosh-invalidam', '/contacts']) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main).toContainText('Каждый день');
        await expect(main).not.toContainText('центр ещё не указал');
        await expect(main).not.toContainText('⟦');
      }
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: '+375 17 123-45-67' })).toBeVisible();
    } finally {
      for (const topic of ['contacts', 'hours', 'links'] as const) await put(topic, everything[topic].value);
    }
    await page.goto('/');
    await expect(page.getByRole('main')).not.toContainText('+375 17 123-45-67');
    await expect(page.locator('a[href="https://example.by/yasno"]')).toHaveCount(0);
  });

  test('a post that there is not is a page that there is not', async ({ page }) => {
    const answer = await page.goto('/news/no-such-post');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Новость не найдена.' })).toBeVisible();
  });

  test('a simulator says why it does not go on', async ({ page }) => {
    await page.goto('/trainings/Clinic');
    // Texts in <noscript> are out of reach of getByText.
    const said = page.getByRole('main').locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toContainText('Чтобы пройти его, включите JavaScript');
  });
});

test.describe('with JavaScript', () => {
  for (const width of [1280, 360]) {
    test(`nothing moves while a page is taken over, ${width} px wide`, async ({ page, request }) => {
      const [id] = await publish(request, ['Новость, которая не прыгает'], 'Слова. '.repeat(300));
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [
        '/',
        '/news',
        `/news/${id}`,
        '/nac-plan-2017-2025',
        '/trainings/Clinic',
        '/contacts',
      ]) {
        await page.goto(path);
        await takenOver(page);
        await page.waitForLoadState('networkidle');
        const sum = await page.evaluate(
          () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
        );
        expect.soft(sum, path).toBeLessThan(0.05);
      }
    });
  }

  test('opening a post counts one view', async ({ page, request }) => {
    const [id] = await publish(request, ['Один просмотр']);
    await page.goto(`/news/${id}`);
    await expect(page.locator('#root:not([data-prerendered])')).toContainText('Один просмотр');
    await page.waitForLoadState('networkidle');
    const views = async () =>
      (await (await request.get('/api/posts')).json()).posts.find(({ _id = '' }) => _id === id).views;
    await expect.poll(views).toBe(1);
  });
});

import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type Child, startChild } from '../processes/child.ts';
import { startOrphanGuard } from '../processes/orphan-guard.ts';
import { faults, faultsOfColours } from './accessibility.ts';
import { looks, show } from './looks.ts';
import { excessWidth } from './reflow.ts';

const start = join(import.meta.dirname, '../../shell/ui/gallery/start.ts');

/** The gallery as `npm run gallery` builds and serves it, once for all tests. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const guard = startOrphanGuard();
      const address = Promise.withResolvers<string>();
      const child: Child = await startChild({
        name: 'gallery',
        command: process.execPath,
        args: [start],
        guard,
        onLine: (line) => {
          const [, url] = /^gallery (http\S+)$/.exec(line) ?? [];
          if (url) address.resolve(url);
        },
      });
      void child.exited.then(() => address.reject(new Error('the gallery ended before it was served')));
      await use(await address.promise);
      await child.stop();
      await guard.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// In one worker: two would build into one folder, and take away what the other serves.
test.describe.configure({ mode: 'default' });

async function open(page: Page, gallery: string, size: number) {
  await page.goto(gallery);
  await page.getByLabel('Размер текста').selectOption({ index: size - 1 });
}

for (const size of [1, 5]) {
  test(`every component keeps nobody out in any look, text size ${size}`, async ({ page, gallery }) => {
    await open(page, gallery, size);
    for (const [nth, look] of looks.entries()) {
      await show(page, look);
      expect.soft(await (nth === 0 ? faults : faultsOfColours)(page, look), look).toEqual([]);
    }
  });

  test(`what a press brings keeps nobody out either, text size ${size}`, async ({ page, gallery }) => {
    await open(page, gallery, size);
    await page.getByRole('button', { name: 'Отправить пустую форму' }).click();
    await expect(page.getByRole('alert', { name: 'Проверьте, что вы ввели' })).toBeFocused();
    expect(await faults(page, 'ordinary')).toEqual([]);
    await page.getByRole('button', { name: 'Удалить пост' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Удалить пост?' })).toBeVisible();
    expect(await faults(page, 'ordinary')).toEqual([]);
  });
}

test('every component fits a window of 320 px at the largest text', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, gallery, 5);
  expect(await excessWidth(page)).toBe(0);
});

import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';
import { authorization, signIn } from './people.ts';
import { publish } from './posts.ts';

test('samples are called so on every page, and an administrator removes them with one press', async ({
  page,
  request,
}) => {
  const banner = page.getByRole('region', { name: 'Образцы на сайте' });
  const headers = await authorization(request);
  // Samples of its own: other tests read those that the portal began with.
  const began = (await (await request.get('/api/content/facts')).json()).sample;
  const [id = ''] = await publish(request, ['Образец новости']);
  await request.put('/api/content/sample', { headers, data: { posts: [id], places: [] } });

  await page.goto('/contacts');
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(0);

  await signIn(page);
  await page.goto('/contacts');
  await expect(banner).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Убрать все образцы' }).press('Enter');
  await expect(banner).toHaveCount(0);
  expect((await request.get(`/api/posts/${id}`)).status()).toBe(404);
  await request.put('/api/content/sample', { headers, data: began });
});

import { expect, type Page, test } from '@playwright/test';

const INJECTED = [
  '<script>globalThis.ran = [...(globalThis.ran ?? []), "inline"]</script>',
  '<img alt="" src="data:," onerror="globalThis.ran = [...(globalThis.ran ?? []), \'handler\']">',
  '<script src="data:text/javascript,globalThis.ran = [...(globalThis.ran ?? []), \'address\']"></script>',
].join('');

/** Opens the page as if what somebody typed had got into its HTML unescaped; `policy: false`: and nothing else held it. */
async function openInjected(page: Page, policy: boolean): Promise<string[]> {
  await page.route('/dostupnost', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': csp = '', ...headers } = answer.headers();
    await route.fulfill({
      response: answer,
      headers: { ...headers, ...(policy && { 'content-security-policy': csp }) },
      body: (await answer.text()).replace('<body>', `<body>${INJECTED}`),
    });
  });
  await page.goto('/dostupnost');
  await expect(page.locator('img[src="data:,"]')).toBeAttached();
  return page.evaluate(() => (globalThis as { ran?: string[] }).ran ?? []);
}

test('a script that got into the HTML of a page does not run', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  expect(await openInjected(page, true)).toEqual([]);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
});

test('it would run without the policy', async ({ page }) => {
  expect(await openInjected(page, false)).toEqual(expect.arrayContaining(['inline', 'address']));
});

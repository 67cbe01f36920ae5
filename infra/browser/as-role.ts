import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { authorization, newcomer } from './people.ts';
import { publish } from './posts.ts';
import type { Role } from './shown-pages.ts';

interface Known {
  /** Tokens of sessions, '' for visitors. */
  tokens: Record<Role, string>;
  /** Id of a post of these tests' own. */
  post: string;
}

/**
 * Tests of pages as somebody sees them who has signed in before: a session for each role, once for all tests of a worker.
 * `pageAs` gives the one page of a role, for tests that change nothing of it which the next address would not undo: code
 * that was fetched and compiled for one test serves the next.
 */
export const test = base.extend<object, { known: Known; pageAs: (role: Role) => Promise<Page> }>({
  known: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: String(project.use.baseURL) });
      const person = newcomer();
      const registered = await (await request.post('/api/auth/register', { data: person })).json();
      const { Authorization } = await authorization(request);
      const [post = ''] = await publish(
        request,
        ['Новость для всех ролей'],
        'Первый абзац.\n\nВторой абзац.',
      );
      const administrator = Authorization.slice('Bearer '.length);
      await use({
        tokens: { visitor: '', user: registered.token, administrator },
        post,
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  pageAs: [
    async ({ browser, known }, use, { project: { use: settings } }) => {
      const pages = new Map<Role, Promise<Page>>();
      await use((role) => {
        const page = pages.get(role) ?? openAs(browser, settings, known.tokens[role]);
        pages.set(role, page);
        return page;
      });
      for (const page of await Promise.all(pages.values())) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function openAs(
  browser: Browser,
  { baseURL, locale, timezoneId, serviceWorkers }: BrowserContextOptions,
  token: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    ...(serviceWorkers && { serviceWorkers }),
  });
  const page = await context.newPage();
  // The browser comes with the token of an earlier session.
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  return page;
}

import { test as base, type Page } from '@playwright/test';
import { authorization, newcomer } from './people.ts';
import { publish } from './posts.ts';
import type { Role } from './shown-pages.ts';

interface Known {
  /** Tokens of sessions, '' for visitors. */
  tokens: Record<Role, string>;
  /** Id of a post of these tests' own. */
  post: string;
}

/** Tests of pages as somebody sees them who has signed in before: a session for each role, once for all tests of a worker. */
export const test = base.extend<object, { known: Known }>({
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
});

/** The browser's context comes with the token of an earlier session. */
export async function comeBackAs(page: Page, token: string): Promise<void> {
  if (token === '') return;
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

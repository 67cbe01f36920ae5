import { pages } from '@portal/contracts/web/pages';

export const roles = ['visitor', 'user', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Patterns need something to show. `post` is the id of a post. */
const addresses = (post: string): Record<string, string> => ({
  '/news/:id': `/news/${post}`,
  '/trainings/:trainer/kartochka': '/trainings/Clinic/kartochka',
  '/crm/content/:of': '/crm/content/contacts',
  '/crm/EditPostPage': `/crm/EditPostPage?id=${post}`,
});

const forUsers = ['/crm', '/crm/account'];

export const patterns: readonly string[] = [...pages.map(({ path }) => path), '*'];

/** Who gets to see a page; others are led away. */
export function seenBy(pattern: string): readonly Role[] {
  if (!pattern.startsWith('/crm')) return roles;
  return forUsers.includes(pattern) ? ['user', 'administrator'] : ['administrator'];
}

/** The address that shows the page. */
export function addressOf(pattern: string, post: string): string {
  return pattern === '*' ? '/no-such-page' : (addresses(post)[pattern] ?? pattern);
}

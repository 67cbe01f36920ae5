import type { Crumb } from '@portal/contracts/web/mount';
import { type Page, pages } from '@portal/contracts/web/pages';

/** The pages that a page's address lies under, as far as they are pages: '/news' for '/news/:id'. */
export function crumbsOf({ path }: Page): Crumb[] {
  return pages
    .filter((other) => other.path !== '/' && other.path !== path && path.startsWith(`${other.path}/`))
    .map((other) => ({ title: other.title, path: other.path }));
}

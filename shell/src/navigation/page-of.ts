import { notFoundPage, type Page, pages } from '@portal/contracts/web/pages';
import { matchPath } from 'react-router';

/** The page of an address; letter case and a trailing slash do not matter. What nobody owns is the 404 page. */
export function pageOf(pathname: string): Page {
  return pages.find(({ path }) => matchPath({ path, end: true }, pathname)) ?? notFoundPage;
}

import type { PageInfo } from '@portal/contracts/web/mount';
import { type Page, portalName } from '@portal/contracts/web/pages';
import { useCallback, useEffect, useState } from 'react';
import { crumbsOf } from './crumbs-of.ts';

/**
 * Title and breadcrumbs of the page in view: those that the page has told, or the title that everybody knows.
 *
 * @returns `tell` belongs to this address: what a page tells after the visitor has left it changes nothing
 */
export function usePageInfo(pathname: string, page: Page) {
  const [told, setTold] = useState<{ pathname: string; info: PageInfo } | null>(null);
  const info: PageInfo =
    told?.pathname === pathname ? told.info : { title: page.title, crumbs: crumbsOf(page) };
  const tell = useCallback((next: PageInfo) => setTold({ pathname, info: next }), [pathname]);

  useEffect(() => {
    document.title = info.title === portalName ? portalName : `${info.title} — ${portalName}`;
  }, [info.title]);

  return { info, tell };
}

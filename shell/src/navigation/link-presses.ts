import { notFoundPage } from '@portal/contracts/web/pages';
import { pageOf } from './page-of.ts';

/**
 * The address inside the portal that this press leads to, or null when the browser should do as it always does: another
 * site, a file, a new window, a place on the same page, a press that somebody has answered.
 */
export function pressedAddress(event: MouseEvent, here: URL): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href, here);
  if (url.origin !== here.origin || !ownedPage(url)) return null;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  return url.pathname + url.search + url.hash;
}

/** The link that a pointer or focus event is about. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** An address without a page may be a file or an answer of the server: it decides. */
function ownedPage(url: URL): boolean {
  return pageOf(url.pathname) !== notFoundPage;
}

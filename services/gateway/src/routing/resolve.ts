import { notFoundPage, type Page, pages } from '@portal/contracts/web/pages';
import { type DescriptionPath, isDescriptionPath } from '../descriptions/paths.ts';
import { isSiteFilePath, type SiteFilePath } from '../site-files/paths.ts';
import { type ApiMethod, type ApiRoute, apiRoutes } from './api-routes.ts';
import { compilePattern, fillPattern, isPlainPath, type Params, splitTarget } from './path.ts';

/** What a request is for. */
export type Target =
  | { kind: 'api'; route: ApiRoute; method: ApiMethod; path: string; search: string; params: Params }
  | { kind: 'page'; page: Page; found: boolean; path: string; search: string; params: Params }
  | { kind: 'site-file'; path: SiteFilePath; search: string }
  | { kind: 'description'; path: DescriptionPath }
  | { kind: 'not-found' }
  | { kind: 'method-not-allowed'; allow: string[] };

const routes = apiRoutes.map((route) => ({ route, match: compilePattern(route.path, route.anyCase) }));
const pagePatterns = pages.map((page) => ({ page, match: compilePattern(page.path, true) }));

/** Asked for by programs, which want no page where there is nothing. */
const data = /^\/(?:api|static|mf)(?:\/|$)|^\/posts\/./i;
/** Served from disk before anything is resolved: what arrives here is not there. */
const files = /^\/(?:static|mf)\//;

const reads = new Set(['GET', 'HEAD']);
/** What a service may be asked with where the service itself knows its methods. */
const handedOn = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Finds what answers `method target`. HEAD is allowed wherever GET is; pages do not mind letter case or a closing slash.
 * @param target path and query as they came
 */
export function resolve(method: string, target: string): Target {
  const { path, search } = splitTarget(target);
  const isData = data.test(path);
  if (!isPlainPath(path)) return isData ? { kind: 'not-found' } : lost(method, path);

  if (isSiteFilePath(path) || isDescriptionPath(path)) {
    if (!reads.has(method)) return { kind: 'method-not-allowed', allow: [...reads] };
    return isDescriptionPath(path) ? { kind: 'description', path } : { kind: 'site-file', path, search };
  }
  for (const { route, match } of routes) {
    const params = match(path);
    if (params) return ofRoute(route, method, params, search);
  }
  if (files.test(path) && !reads.has(method)) return { kind: 'method-not-allowed', allow: [...reads] };
  return isData ? { kind: 'not-found' } : ofPage(method, path, search);
}

function ofRoute(route: ApiRoute, method: string, params: Params, search: string): Target {
  const own = route.methods?.[method === 'HEAD' ? 'GET' : method];
  const rule = own ?? (handedOn.has(method) ? route.any : undefined);
  if (!rule) return { kind: 'method-not-allowed', allow: allowed(route) };
  const path = fillPattern(route.upstreamPath ?? route.path, params);
  return { kind: 'api', route, method: rule, path, search, params };
}

function allowed(route: ApiRoute): string[] {
  const methods = new Set(route.any ? handedOn : Object.keys(route.methods ?? {}));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

function ofPage(method: string, path: string, search: string): Target {
  const tidy = path === '/' ? path : path.replace(/\/$/, '');
  for (const { page, match } of pagePatterns) {
    const params = match(tidy);
    if (!params) continue;
    if (!reads.has(method)) return { kind: 'method-not-allowed', allow: [...reads] };
    return { kind: 'page', page, found: true, path: tidy, search, params };
  }
  return lost(method, path);
}

/** An unknown address: a reader gets the page that says so, a program that writes gets the one form of refusals. */
function lost(method: string, path: string): Target {
  if (!reads.has(method)) return { kind: 'not-found' };
  return { kind: 'page', page: notFoundPage, found: false, path, search: '', params: {} };
}

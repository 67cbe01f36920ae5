/** How the worker deals with a request; null: not at all. */
export type KeptKind = 'page' | 'file' | 'data' | null;

/** Addresses of one visitor's own, and of the worker itself. */
const never = /^\/(?:crm|login|register|sw\.js|offline\.json|livez|readyz|metrics)(?:\/|$)/i;
const files = /^\/(?:static|mf)\//;
const data = /^\/api\/(?:posts|content|uploads)(?:\/|$)/;

/** Only what every visitor gets alike is ever kept: no answer to a request that says who asks. */
export function keptKind(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): KeptKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('authorization')) return null;
  if (never.test(url.pathname)) return null;
  if (files.test(url.pathname)) return 'file';
  if (data.test(url.pathname)) return 'data';
  return request.mode === 'navigate' ? 'page' : null;
}

/** Letter case, a closing slash and the query make no other page. */
export function pageKey(address: string): string {
  const { pathname } = new URL(address);
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase();
}

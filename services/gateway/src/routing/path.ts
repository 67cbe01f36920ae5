/** A request target cut in two at the first '?'; `search` keeps the '?'. */
export function splitTarget(target: string): { path: string; search: string } {
  const cut = target.indexOf('?');
  return cut < 0 ? { path: target, search: '' } : { path: target.slice(0, cut), search: target.slice(cut) };
}

/**
 * Whether a path means the same to everybody who reads it: no empty or dot segment, no encoded slash, dot, backslash
 * or control character, nothing that is no UTF-8. Anything else could be one path for the gateway and another for what
 * stands behind it.
 */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  if (/%(?:2e|2f|5c|[01][0-9a-f]|7f)/i.test(path) || /%(?![0-9a-f]{2})/i.test(path)) return false;
  return !/\/\.{1,2}(?:\/|$)/.test(path) && isUtf8(path);
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export type Params = Readonly<Record<string, string>>;

/** A pattern such as '/api/posts/:id' or '/api/auth/*' as a function from a path to its parameters, or null. */
export function compilePattern(pattern: string, anyCase = false): (path: string) => Params | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<rest>.+)');
  const expression = new RegExp(`^${source}$`, anyCase ? 'i' : '');
  return (path) => {
    const match = expression.exec(path);
    return match && { ...match.groups };
  };
}

/** The reverse: the pattern with its parameters filled in. */
export function fillPattern(pattern: string, params: Params): string {
  return pattern
    .replace(/:([a-zA-Z]+)/g, (_, name: string) => params[name] ?? '')
    .replace(/\*$/, () => params.rest ?? '');
}

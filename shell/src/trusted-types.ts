/**
 * The page's one Trusted Types policy (FRONTEND.md, traps met). It is imported before anything else, because the CSP
 * lets no script address pass without it: only the portal's own files, and exactly the service worker.
 */
const allowed = /^\/(static|mf)\/[^?#]*$/;

export function scriptUrl(input: string): string {
  const url = new URL(input, location.origin);
  const own = url.origin === location.origin && !url.search && !url.hash;
  if (own && (allowed.test(url.pathname) || url.pathname === '/sw.js')) return input;
  throw new TypeError(`Script address refused: ${input}`);
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (input: string) => string }): unknown;
}

// Not in every browser yet, nor in TypeScript's DOM library.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createScriptURL: scriptUrl });

import { useSyncExternalStore } from 'react';

/** SPEC.md section 9: below 900 px the sidebar is a drawer. */
export const narrowQuery = '(max-width: 899.98px)';

export const isNarrow = () => matchMedia(narrowQuery).matches;

/** Calls back when the window crosses the breakpoint, until the answer is called. */
export function whenNarrowChanges(changed: () => void): () => void {
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useNarrow = () => useSyncExternalStore(whenNarrowChanges, isNarrow, () => false);

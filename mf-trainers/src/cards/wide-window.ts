import { useSyncExternalStore } from 'react';

/** SPEC.md section 9: from this width on the cards are a grid everywhere. */
const wide = '(min-width: 900px)';

/** Whether the window is 900 px wide or more; where there is no window (prerendering), it counts as wide. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}

import { type Failure, failureOf } from '@portal/contracts/web/failure';
import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

/**
 * Fetches when the part appears, and again on `retry`; what is under way is given up when the part goes.
 * @param options `fresh`: also whenever the visitor comes back to the page, where mostly the answer is 'not modified'; what
 *   is shown stays while that goes on, and when it fails
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { fresh = false } = {},
): [Loaded<T>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to fetch again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetchNow = () =>
      start(signal).then(
        (value) => signal.aborted || setLoaded({ state: 'ready', value }),
        (error) =>
          signal.aborted ||
          setLoaded((now) => (now.state === 'ready' ? now : { state: 'failed', failure: failureOf(error) })),
      );
    const back = () => document.visibilityState === 'visible' && fetchNow();
    fetchNow();
    if (fresh) document.addEventListener('visibilitychange', back, { signal });
    return () => leaving.abort();
  }, [attempt, fresh]);

  return [
    loaded,
    () => {
      setLoaded({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  ];
}

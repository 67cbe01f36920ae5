import { failureOf } from '@portal/contracts/web/failure';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Loaded } from './use-loaded.ts';

/**
 * As `useLoaded`, and again whenever the visitor comes back to the page: mostly the answer is 'not modified'. What is
 * shown stays while that goes on, and when it fails.
 */
export function useFresh<T>(load: (signal: AbortSignal) => Promise<T>): [Loaded<T>, retry: () => void] {
  const [fresh, setFresh] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to fetch again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () =>
      start(signal).then(
        (value) => signal.aborted || setFresh({ state: 'ready', value }),
        (error) =>
          signal.aborted ||
          setFresh((now) => (now.state === 'ready' ? now : { state: 'failed', failure: failureOf(error) })),
      );
    const back = () => document.visibilityState === 'visible' && ask();
    ask();
    document.addEventListener('visibilitychange', back, { signal });
    return () => leaving.abort();
  }, [attempt]);

  return [
    fresh,
    () => {
      setFresh({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  ];
}

import { useEffect, useEffectEvent, useState } from 'react';
import { type Failure, failureOf } from '../api/failure.ts';

export type Fresh<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

/**
 * Fetches when the part appears, on `retry`, and again whenever the visitor comes back to the page: mostly the answer is
 * 'not modified'. What is shown stays while that goes on, and when it fails.
 */
export function useFresh<T>(load: (signal: AbortSignal) => Promise<T>): [Fresh<T>, retry: () => void] {
  const [fresh, setFresh] = useState<Fresh<T>>({ state: 'loading' });
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

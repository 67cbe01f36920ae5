import { type Failure, failureOf } from '@portal/contracts/web/failure';
import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

/** Fetches once when the part appears, and again on `retry`; what is under way is given up when the part goes. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): [Loaded<T>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to fetch again
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: Loaded<T>) => leaving.signal.aborted || setLoaded(next);
    start(leaving.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error) => settle({ state: 'failed', failure: failureOf(error) }),
    );
    return () => leaving.abort();
  }, [attempt]);

  return [
    loaded,
    () => {
      setLoaded({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  ];
}

import type { SiteFacts } from '@portal/contracts/rest/content';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { factsCame } from './facts-slice.ts';

/**
 * Keeps what the centre says of itself up to date: asked for with every change of address and when the visitor comes
 * back to the page. Mostly the answer is 'not modified'. Without an answer the page says what it said before.
 */
export function useFacts(pathname: string): void {
  const { api } = useServices();
  const dispatch = useAppDispatch();
  const ask = useEffectEvent((signal: AbortSignal) => {
    api.get<SiteFacts>('/api/content/facts', { signal }).then(
      (facts) => signal.aborted || dispatch(factsCame(facts)),
      () => {},
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is a reason to ask again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(signal);
    const back = () => document.visibilityState === 'visible' && ask(signal);
    document.addEventListener('visibilitychange', back, { signal });
    return () => leaving.abort();
  }, [pathname]);
}

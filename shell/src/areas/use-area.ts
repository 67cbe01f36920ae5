import type { Area } from '@portal/contracts/web/mount';
import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';

export type AreaState =
  | { status: 'loading' }
  | { status: 'ready'; area: Area }
  /** `retrying`: another try is under way. */
  | { status: 'failed'; error: unknown; retrying: boolean };

/** Loads an area for a part of the page, or for a page of its own by that page's pattern. `retry` tries again, without a reload, as often as the visitor likes. */
export function useArea(name: string, page?: string): { state: AreaState; retry: () => void } {
  const { areas } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AreaState>(() => firstState(areas.loaded(name)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    let left = false;
    areas.load(name, page).then(
      (area) => !left && setState({ status: 'ready', area }),
      (error: unknown) => {
        console.error(`The area ${name} could not be loaded`, error);
        if (!left) setState({ status: 'failed', error, retrying: false });
      },
    );
    return () => {
      left = true;
    };
  }, [areas, name, page, attempt]);

  function retry() {
    setState((before) => (before.status === 'failed' ? { ...before, retrying: true } : before));
    setAttempt((before) => before + 1);
  }

  return { state, retry };
}

function firstState(area: Area | null): AreaState {
  return area ? { status: 'ready', area } : { status: 'loading' };
}

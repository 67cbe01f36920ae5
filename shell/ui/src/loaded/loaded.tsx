import type { ReactNode } from 'react';
import { FailureAlert } from '../failure-alert/failure-alert.tsx';
import { Loading } from '../loading/loading.tsx';
import type { Loaded } from './use-loaded.ts';

interface WhenLoadedProps<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** A part that shows what was fetched, that it is on its way, or why it did not come. */
export function WhenLoaded<T>({ loaded, onRetry, children }: WhenLoadedProps<T>) {
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <FailureAlert message={loaded.failure.message} onRetry={onRetry} />;
  return children(loaded.value);
}

import { FailureAlert } from '@portal/ui/failure-alert';
import { Loading } from '@portal/ui/loading';
import type { ReactNode } from 'react';
import type { Loaded } from '../hooks/use-loaded.ts';

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

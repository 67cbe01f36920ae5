import { FailureAlert } from '@portal/ui/failure-alert';
import { Loading } from '@portal/ui/loading';
import type { ReactNode } from 'react';
import type { Fresh } from '../hooks/use-fresh.ts';

interface WhenReadyProps<T> {
  fresh: Fresh<T>;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** A part that shows what was fetched, that it is on its way, or why it did not come. */
export function WhenReady<T>({ fresh, onRetry, children }: WhenReadyProps<T>) {
  switch (fresh.state) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <FailureAlert message={fresh.failure.message} onRetry={onRetry} />;
    case 'ready':
      return children(fresh.value);
  }
}

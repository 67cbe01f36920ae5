import { type Failure, failureOf } from '@portal/contracts/web/failure';
import { useRef, useState } from 'react';

export interface Submit<A> {
  busy: boolean;
  failure: Failure | null;
  /** Grows with each try, also with one that the form's own checks refused. */
  attempt: number;
  /** Sends unless something is on its way already. Resolves to the answer, or to undefined when there was none. */
  send: (work: () => Promise<A>) => Promise<A | undefined>;
  /** Counts a try that the form's own checks refused, and forgets what the server said before. */
  refuse: () => void;
}

/** The progress of a form on its way to the server. `onFailure` is called also when the form is gone by then. */
export function useSubmit<A>(onFailure?: (failure: Failure) => void): Submit<A> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // State alone would let a second press of Enter through before the next render.
  const sending = useRef(false);

  function begin() {
    setFailure(null);
    setAttempt((count) => count + 1);
  }

  return {
    busy,
    failure,
    attempt,
    refuse: begin,
    async send(work) {
      if (sending.current) return undefined;
      sending.current = true;
      begin();
      setBusy(true);
      try {
        return await work();
      } catch (error) {
        const reason = isFailure(error) ? error : failureOf(error);
        setFailure(reason);
        onFailure?.(reason);
        return undefined;
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}

/** A thunk of the store rejects with the failure that it has made of the error already. */
function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && !(error instanceof Error) && 'fields' in error;
}

import { useEffect, useState } from 'react';
import { callTiming } from './data.ts';

export interface ConnectionOptions {
  /** By hand: the dots come, the connection waits for a press. */
  byHand: boolean;
  /** Under reduced motion all dots stand there from the start. */
  still: boolean;
  connected: () => void;
}

/**
 * The time of a call (SPEC.md section 9): a dot a second, three of them, the connection after four seconds. Every timer
 * ends with the step.
 *
 * @returns how many dots are to be seen
 */
export function useConnection({ byHand, still, connected }: ConnectionOptions): number {
  const [dots, setDots] = useState(0);

  useEffect(() => {
    const timer = setInterval(
      () => setDots((count) => Math.min(count + 1, callTiming.dots)),
      callTiming.dotMs,
    );
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (byHand) return;
    const timer = setTimeout(connected, callTiming.connectedAfterMs);
    return () => clearTimeout(timer);
  }, [byHand, connected]);

  return still ? callTiming.dots : dots;
}

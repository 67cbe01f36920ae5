import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export interface DrawingProps {
  /** Size of the drawing's own units: '0 0 240 150'. */
  viewBox: string;
  /** `slice` fills its place and may cut the sides; the default shows all of it. */
  fit?: 'meet' | 'slice';
  className?: string;
  children: ReactNode;
}

/**
 * A picture drawn in code: dark outline, flat colours of the tokens, so that a contrast scheme turns it into a line
 * drawing. It never says anything by itself: the words beside it do, hence hidden from screen readers.
 */
export function Drawing({ viewBox, fit = 'meet', className, children }: DrawingProps) {
  return (
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox={viewBox}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

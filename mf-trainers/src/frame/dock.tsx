import { type ReactNode, useRef } from 'react';
import styles from './dock.module.css';
import { Note } from './note.tsx';
import { useDockHeight } from './use-dock-height.ts';

export interface DockProps {
  /** The bar. */
  children: ReactNode;
  /** Words of the hint that was asked for. */
  hint: string | null;
  /** Why the last press changed nothing. */
  notice: string | null;
}

/** Keeps the bar in its place, and with it what answers a press: on a phone both stay in sight at the lower edge. */
export function Dock({ children, hint, notice }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <div ref={dock} className={styles.dock}>
      {children}
      {hint && <Note kind="hint" text={hint} />}
      {notice && <Note kind="notice" text={notice} />}
    </div>
  );
}

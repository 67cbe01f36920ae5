import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A place of the scene for something that is filled in rather than drawn: a list, a form, a table. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

import { Icon } from '@portal/ui/icon';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

/** Something to know beside the text. It is part of the page from the start, so it is no live region as Alert is. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon of={Info} size="1.6em" />
      <p className={styles.words}>{children}</p>
    </div>
  );
}

import { Icon } from '@portal/ui/icon';
import { TriangleAlert } from 'lucide-react';
import { notReal } from './narration.ts';
import styles from './not-real.module.css';

/** In view on every step, so that nobody waits for help that was not called. */
export function NotReal() {
  return (
    <p className={styles.notReal}>
      <Icon of={TriangleAlert} size="1.4em" />
      {notReal}
    </p>
  );
}

import { Loading } from '@portal/ui/loading';
import styles from './awaited.module.css';

/** Keeps the place of what is being fetched. */
export function Awaited() {
  return (
    <div className={styles.awaited}>
      <Loading />
    </div>
  );
}

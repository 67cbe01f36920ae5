import { Icon } from '@portal/ui/icon';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { toastGone } from './layout-slice.ts';
import styles from './toaster.module.css';

/** SPEC.md section 9, in ms. */
export const toastDuration = 3_000;

/** Shows the last message for three seconds. The live region is in the page from the start, so that it is also said. */
export function Toaster() {
  const toast = useAppSelector((state) => state.layout.toast);
  const dispatch = useAppDispatch();
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastGone(id)), toastDuration);
    return () => clearTimeout(timer);
  }, [id, dispatch]);

  const failed = toast?.kind === 'error';
  return (
    <div className={styles.place} role="status" data-toaster>
      {toast && (
        <p key={toast.id} className={`${styles.toast} ${failed ? styles.error : ''}`}>
          <Icon of={failed ? CircleX : CircleCheck} />
          <span lang={toast.lang}>{toast.message}</span>
        </p>
      )}
    </div>
  );
}

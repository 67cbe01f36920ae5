import { Icon } from '@portal/ui/icon';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { type Toast, toastGone } from './layout-slice.ts';
import styles from './toaster.module.css';

/** SPEC.md section 9, in ms. */
export const toastDuration = 3_000;

/**
 * Shows the last message for three seconds. The live region is in the page from the start, so that it is also said, unless
 * the page itself says it.
 */
export function Toaster() {
  const toast = useAppSelector((state) => state.layout.toast);
  const dispatch = useAppDispatch();
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastGone(id)), toastDuration);
    return () => clearTimeout(timer);
  }, [id, dispatch]);

  return (
    <div className={styles.place} data-toaster>
      <div role="status">{toast && !toast.seenOnly && <Shown key={toast.id} toast={toast} />}</div>
      <div aria-hidden>{toast?.seenOnly && <Shown key={toast.id} toast={toast} />}</div>
    </div>
  );
}

function Shown({ toast: { kind, lang, message } }: { toast: Toast }) {
  const failed = kind === 'error';
  return (
    <p className={`${styles.toast} ${failed ? styles.error : ''}`}>
      <Icon of={failed ? CircleX : CircleCheck} />
      <span lang={lang}>{message}</span>
    </p>
  );
}

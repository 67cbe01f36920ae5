import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  kind: AlertKind;
  /** Default: 'alert' (said at once) for an error, 'status' (said in turn) otherwise. 'none': part of the page from the start. */
  role?: 'alert' | 'status' | 'none';
  title?: ReactNode;
  children?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

/** A message on the page. It stays until the page takes it away. */
export function Alert({ kind, role = kind === 'error' ? 'alert' : 'status', title, children }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={role === 'none' ? undefined : role}>
      <Icon of={icons[kind]} size="1.6em" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

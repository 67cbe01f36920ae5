import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Escape, the close button: the owner answers by `open={false}`. */
  onClose: () => void;
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons under the words, the main one first. */
  actions?: ReactNode;
}

/** A modal window of the browser's own: focus stays inside and goes back to where it was on closing. */
export function Dialog({ open, title, onClose, closeLabel = 'Закрыть', children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      heading.current?.focus();
    } else {
      element.close();
    }
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <div className={styles.actions}>
            {actions}
            <Button kind="quiet" onClick={onClose}>
              <Icon of={X} />
              {closeLabel}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

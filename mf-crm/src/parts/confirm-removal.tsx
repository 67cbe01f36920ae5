import type { ReactNode } from 'react';
import { useSubmit } from '../hooks/use-submit.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmRemovalProps {
  title: string;
  /** What the button says. */
  confirm?: string;
  /** Rejects with the API's error, whose words are shown. */
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onCancel: () => void;
  /** What will be gone, by name, and whether it can be had back. */
  children: ReactNode;
}

/** Asks before something is removed. */
export function ConfirmRemoval(props: ConfirmRemovalProps) {
  const { title, confirm = 'Удалить', remove, onRemoved, onCancel, children } = props;
  const progress = useSubmit<true>();

  async function press() {
    const removed = await progress.send(async () => {
      await remove();
      return true;
    });
    if (removed) onRemoved();
  }

  return (
    <ConfirmDialog title={title} confirm={confirm} progress={progress} onConfirm={press} onCancel={onCancel}>
      {children}
    </ConfirmDialog>
  );
}

import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import type { ReactNode } from 'react';
import { useSubmit } from '../hooks/use-submit.ts';

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
  const { busy, failure, send } = useSubmit<true>();

  async function press() {
    const removed = await send(async () => {
      await remove();
      return true;
    });
    if (removed) onRemoved();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind="danger" busy={busy} onClick={press}>
          {confirm}
        </Button>
      }
    >
      <p>{children}</p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}

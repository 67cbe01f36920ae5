import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import type { ReactNode } from 'react';
import type { Submit } from '../hooks/use-submit.ts';

interface ConfirmDialogProps {
  title: string;
  /** What the button says. */
  confirm: string;
  kind?: 'primary' | 'danger';
  progress: Pick<Submit<unknown>, 'busy' | 'failure'>;
  onConfirm: () => void;
  onCancel: () => void;
  /** What will happen, to whom or what, and whether it can be undone. */
  children: ReactNode;
}

/** Asks before something is done, shows that it is under way, and why it was refused. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, kind = 'danger', progress, onConfirm, onCancel, children } = props;
  const { busy, failure } = progress;
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind={kind} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      <p>{children}</p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}

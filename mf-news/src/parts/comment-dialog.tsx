import { limits } from '@portal/contracts/rest/limits';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Field } from '@portal/ui/field';
import { useState } from 'react';
import { moderateComment, removeComment } from '../api/comments.ts';
import { reasonError } from '../text/reason-error.ts';
import type { ShownComment } from './comment-list.tsx';
import styles from './comments.module.css';

export interface AskedComment {
  to: 'delete' | 'hide';
  comment: ShownComment;
}

interface CommentDialogProps {
  api: Api;
  /** Null: nothing is asked. */
  asked: AskedComment | null;
  /** What the comment has become; null: it is deleted. */
  onDone: (comment: ShownComment, next: ShownComment | null, words: string) => void;
  onClose: () => void;
}

const REASON = 'reason';

/** Asks before a comment is deleted, and why it is to be hidden. */
export function CommentDialog({ api, asked, onDone, onClose }: CommentDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const hiding = asked?.to === 'hide';

  function leave() {
    setReason('');
    setError(undefined);
    setFailure(null);
  }

  async function act({ to, comment }: AskedComment) {
    const wrong = to === 'hide' ? reasonError(reason) : undefined;
    setError(wrong);
    if (wrong) return document.getElementById(`field-${REASON}`)?.focus();
    setBusy(true);
    setFailure(null);
    try {
      if (to === 'delete') {
        await removeComment(api, comment);
        onDone(comment, null, 'Комментарий удалён.');
      } else {
        const hidden = await moderateComment(api, comment, reason);
        onDone(comment, hidden, 'Комментарий скрыт от посетителей.');
      }
      leave();
    } catch (refused) {
      setFailure(failureOf(refused));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={asked !== null}
      title={hiding ? 'Скрыть комментарий?' : 'Удалить комментарий?'}
      onClose={() => {
        leave();
        onClose();
      }}
      closeLabel="Отмена"
      actions={
        asked && (
          <Button kind={hiding ? 'primary' : 'danger'} busy={busy} onClick={() => act(asked)}>
            {hiding ? 'Скрыть' : 'Удалить'}
          </Button>
        )
      }
    >
      {asked && <blockquote className={styles.quote}>{asked.comment.comment}</blockquote>}
      <p>
        {hiding
          ? 'Посетители не будут его видеть. Вы сможете показать его снова.'
          : 'Вернуть его будет нельзя.'}
      </p>
      {hiding && (
        <Field
          name={REASON}
          label="Почему скрываем"
          hint={`Увидят только администраторы. Не больше ${limits.moderation.reason} символов.`}
          error={error}
          required
          multiline
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}

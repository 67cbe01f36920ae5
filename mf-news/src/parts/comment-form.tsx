import type { Comment } from '@portal/contracts/rest/comment';
import { limits } from '@portal/contracts/rest/limits';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Field } from '@portal/ui/field';
import { FormErrors } from '@portal/ui/form-errors';
import { type FormEvent, useRef, useState } from 'react';
import { attemptKey } from '../api/attempt-key.ts';
import { writeComment } from '../api/comments.ts';
import { commentError } from '../text/comment-error.ts';

interface CommentFormProps {
  api: Api;
  postId: string;
  onWritten: (comment: Comment) => void;
}

type Progress = { state: 'typing' | 'sending' | 'sent' } | { state: 'failed'; failure: Failure };

/** The form under the comments. What was typed stays in it until the server has taken it. */
export function CommentForm({ api, postId, onWritten }: CommentFormProps) {
  const [text, setText] = useState('');
  const [progress, setProgress] = useState<Progress>({ state: 'typing' });
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const key = useRef(attemptKey());

  function type(typed: string) {
    setText(typed);
    key.current = attemptKey();
    if (progress.state === 'sent') setProgress({ state: 'typing' });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const wrong = commentError(text);
    setError(wrong);
    setAttempt(attempt + 1);
    if (wrong) return setProgress({ state: 'typing' });
    setProgress({ state: 'sending' });
    try {
      onWritten(await writeComment(api, postId, text, key.current));
      type('');
      setProgress({ state: 'sent' });
    } catch (reason) {
      setProgress({ state: 'failed', failure: failureOf(reason) });
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <FormErrors errors={error ? [{ field: 'comment', message: error }] : []} attempt={attempt} />
      {progress.state === 'failed' && <FailureAlert message={progress.failure.message} />}
      <Field
        name="comment"
        label="Ваш комментарий"
        hint={`Не больше ${limits.comment} символов.`}
        error={error}
        multiline
        rows={4}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <p>
        <Button type="submit" busy={progress.state === 'sending'}>
          Отправить комментарий
        </Button>
      </p>
      {progress.state === 'sent' && <Alert kind="success">Комментарий добавлен.</Alert>}
    </form>
  );
}

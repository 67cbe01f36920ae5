import type { Comment } from '@portal/contracts/rest/comment';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { Loading } from '@portal/ui/loading';
import { useEffect, useId, useRef, useState } from 'react';
import { getComments, getModeratedComments, moderateComment } from '../api/comments.ts';
import { type AskedComment, CommentDialog } from './comment-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList, type ShownComment } from './comment-list.tsx';
import styles from './comments.module.css';

interface CommentsProps {
  postId: string;
  mount: Mount;
}

/** What readers wrote under a post, and the place to write for those who are signed in. Administrators see hidden ones too. */
export function Comments(props: CommentsProps) {
  const admin = props.mount.session.user?.role === 'admin';
  // Who is signed in may be known later than the post: an administrator's list is another one.
  return <Thread key={String(admin)} {...props} admin={admin} />;
}

function Thread({ postId, mount: { api, session }, admin }: CommentsProps & { admin: boolean }) {
  const [comments, retry] = useLoaded<ShownComment[]>((signal) =>
    admin ? getModeratedComments(api, postId, signal) : getComments(api, postId, signal),
  );
  const [written, setWritten] = useState<Comment[]>([]);
  /** By id, what became of comments since they were fetched; null: deleted. */
  const [changed, setChanged] = useState<Record<string, ShownComment | null>>({});
  const [asked, setAsked] = useState<AskedComment | null>(null);
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const justRemoved = useRef(false);
  const headingId = useId();

  function became(comment: ShownComment, next: ShownComment | null, words: string) {
    setChanged((earlier) => ({ ...earlier, [comment._id]: next }));
    setAsked(null);
    setFailure(null);
    setNotice(words);
    justRemoved.current = next === null;
  }

  async function show(comment: ShownComment) {
    try {
      became(comment, await moderateComment(api, comment, null), 'Комментарий снова виден всем.');
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  // The button that opened the dialog is gone with its comment. Nothing outside a dialog takes focus before it is closed.
  useEffect(() => {
    if (asked || !justRemoved.current) return;
    justRemoved.current = false;
    heading.current?.focus();
  }, [asked]);

  return (
    <section className={styles.comments} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Комментарии
      </h2>
      {comments.state === 'loading' && <Loading />}
      {comments.state === 'failed' && <FailureAlert message={comments.failure.message} onRetry={retry} />}
      {notice && <Alert kind="success">{notice}</Alert>}
      {failure && <FailureAlert message={failure.message} />}
      {comments.state === 'ready' && (
        <CommentList
          comments={together(comments.value ?? [], written, changed)}
          reader={session.user}
          onDelete={(comment) => setAsked({ to: 'delete', comment })}
          onHide={(comment) => setAsked({ to: 'hide', comment })}
          onShow={show}
        />
      )}
      <CommentDialog api={api} asked={asked} onDone={became} onClose={() => setAsked(null)} />
      {session.status === 'signed-in' && (
        <CommentForm
          api={api}
          postId={postId}
          onWritten={(comment) => setWritten((earlier) => [...earlier, comment])}
        />
      )}
      {session.status === 'anonymous' && (
        <p>
          Чтобы оставить комментарий, <a href="/login">войдите на портал</a>.
        </p>
      )}
    </section>
  );
}

/** A list fetched after writing holds the new comment already. */
function together(
  fetched: ShownComment[],
  written: Comment[],
  changed: Record<string, ShownComment | null>,
): ShownComment[] {
  const known = new Set(fetched.map(({ _id }) => _id));
  const all = [...fetched, ...written.filter(({ _id }) => !known.has(_id))];
  return all.flatMap((comment) => {
    const now = changed[comment._id];
    return now === undefined ? [comment] : (now ?? []);
  });
}

import type { Comment } from '@portal/contracts/rest/comment';
import type { Mount } from '@portal/contracts/web/mount';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Loading } from '@portal/ui/loading';
import { useId, useState } from 'react';
import { getComments } from '../api/comments.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';

interface CommentsProps {
  postId: string;
  mount: Mount;
}

/** What readers wrote under a post, and the place to write for those who are signed in. */
export function Comments({ postId, mount: { api, session } }: CommentsProps) {
  const [comments, retry] = useLoaded((signal) => getComments(api, postId, signal));
  const [written, setWritten] = useState<Comment[]>([]);
  const headingId = useId();
  return (
    <section className={styles.comments} aria-labelledby={headingId}>
      <h2 id={headingId}>Комментарии</h2>
      {comments.state === 'loading' && <Loading />}
      {comments.state === 'failed' && <FailureAlert message={comments.failure.message} onRetry={retry} />}
      {comments.state === 'ready' && <CommentList comments={together(comments.value ?? [], written)} />}
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
function together(fetched: Comment[], written: Comment[]): Comment[] {
  const known = new Set(fetched.map(({ _id }) => _id));
  return [...fetched, ...written.filter(({ _id }) => !known.has(_id))];
}

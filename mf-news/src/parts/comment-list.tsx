import type { Comment } from '@portal/contracts/rest/comment';
import { CalendarDate } from '@portal/ui/calendar-date';
import styles from './comments.module.css';

/** Comments in the order they were written. */
export function CommentList({ comments }: { comments: Comment[] }) {
  if (comments.length === 0) return <p>Комментариев пока нет.</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list, unless it says its role
    <ol className={styles.list} role="list">
      {comments.map(({ _id, username, comment, createdAt }) => (
        <li key={_id} className={styles.comment}>
          <p className={styles.writer}>
            <strong>{username || 'Пользователь удалён'}</strong>
            <CalendarDate at={createdAt} time />
          </p>
          <p className={styles.words}>{comment}</p>
        </li>
      ))}
    </ol>
  );
}

import type { User } from '@portal/contracts/rest/auth';
import type { Comment, ModeratedComment } from '@portal/contracts/rest/comment';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { cut } from '@portal/ui/cut';
import { List } from '@portal/ui/list';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './comments.module.css';

/** `hidden` is told to administrators alone. */
export type ShownComment = Comment & Partial<Pick<ModeratedComment, 'hidden'>>;

interface CommentListProps {
  comments: ShownComment[];
  /** Who looks at them; null: a visitor. */
  reader: User | null;
  onDelete: (comment: ShownComment) => void;
  onHide: (comment: ShownComment) => void;
  onShow: (comment: ShownComment) => void;
}

/** Comments in the order they were written, each with what its reader may do with it. */
export function CommentList({ comments, reader, onDelete, onHide, onShow }: CommentListProps) {
  if (comments.length === 0) return <p>Комментариев пока нет.</p>;
  const admin = reader?.role === 'admin';
  return (
    <List ordered className={styles.list}>
      {comments.map((comment) => (
        <li key={comment._id} className={styles.comment}>
          <p className={styles.writer}>
            <strong>{comment.username || 'Пользователь удалён'}</strong>
            <CalendarDate at={comment.createdAt} time />
          </p>
          {comment.hidden && <HiddenNote {...comment.hidden} />}
          <p className={styles.words}>{comment.comment}</p>
          {(admin || comment.userId === reader?._id) && (
            <div className={styles.actions}>
              {admin && (
                <Button kind="quiet" onClick={() => (comment.hidden ? onShow : onHide)(comment)}>
                  <Named comment={comment}>{comment.hidden ? 'Показать снова' : 'Скрыть'}</Named>
                </Button>
              )}
              <Button kind="danger" onClick={() => onDelete(comment)}>
                <Named comment={comment}>Удалить</Named>
              </Button>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

/** Why visitors do not see it. */
function HiddenNote({ reason, username, at }: NonNullable<ModeratedComment['hidden']>) {
  return (
    <p className={styles.hidden}>
      <strong>Скрыт от посетителей.</strong> Причина: «{reason}».
      {username && <> Администратор: {username},</>} <CalendarDate at={at} time />
    </p>
  );
}

/** Says which comment a button means, for those who jump from button to button. */
function Named({ comment: { comment }, children }: { comment: Comment; children: string }) {
  return (
    <span>
      {children} <VisuallyHidden>комментарий «{cut(comment, 40)}»</VisuallyHidden>
    </span>
  );
}

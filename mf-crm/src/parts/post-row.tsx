import type { Post } from '@portal/contracts/rest/post';
import { Button, LinkButton } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './post-manager.module.css';

interface PostRowProps {
  post: Post;
  onRemove: () => void;
}

/** A post in the cabinet. The buttons' names say which post they mean, for those who jump from button to button. */
export function PostRow({ post: { _id, title, createdAt, views }, onRemove }: PostRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={`/news/${_id}`}>{title}</a>
        </h3>
        <p className={styles.facts}>
          <CalendarDate at={createdAt} />, просмотров: {views}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton kind="quiet" href={`/crm/EditPostPage?id=${encodeURIComponent(_id)}`}>
          <span>
            Изменить <VisuallyHidden>«{title}»</VisuallyHidden>
          </span>
        </LinkButton>
        <Button kind="danger" onClick={onRemove}>
          <span>
            Удалить <VisuallyHidden>«{title}»</VisuallyHidden>
          </span>
        </Button>
      </div>
    </li>
  );
}

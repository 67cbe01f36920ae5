import type { DeletedPostList } from '@portal/contracts/rest/post-history';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { FailureAlert } from '@portal/ui/failure-alert';
import { List } from '@portal/ui/list';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { getDeletedPosts } from '../api/posts.ts';
import styles from './post-manager.module.css';

interface DeletedPostsProps {
  api: Api;
  onRestore: (post: DeletedPostList[number]) => void;
}

/** Deleted posts that can still come back. Nothing is shown when there are none. */
export function DeletedPosts({ api, onRestore }: DeletedPostsProps) {
  const [deleted, retry] = useLoaded((signal) => getDeletedPosts(api, signal));
  if (deleted.state === 'failed') return <FailureAlert message={deleted.failure.message} onRetry={retry} />;
  if (deleted.state === 'loading' || deleted.value.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary className={styles.summary}>Недавно удалённые новости: {deleted.value.length}</summary>
      <List className={styles.list}>
        {deleted.value.map((post) => (
          <li key={post._id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.title}>{post.title}</p>
              <p className={styles.facts}>
                Удалена: <CalendarDate at={post.deletedAt} time />
                {post.username && `, ${post.username}`}. Вернуть можно до{' '}
                <CalendarDate at={post.restorableUntil} />.
              </p>
            </div>
            <Button kind="quiet" onClick={() => onRestore(post)}>
              <span>
                Вернуть <VisuallyHidden>«{post.title}»</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </List>
    </details>
  );
}

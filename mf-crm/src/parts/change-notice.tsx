import { Alert } from '@portal/ui/alert';
import type { Notice } from '../store/posts.ts';

const words = { published: 'опубликована', edited: 'сохранена', removed: 'удалена' };

/** What the last change did, for as long as the page stands: the toast that says it too is gone after three seconds. */
export function ChangeNotice({ notice: { change, post } }: { notice: Notice }) {
  return (
    <Alert kind="success">
      <p>
        Новость «{post.title}» {words[change]}.{' '}
        {change !== 'removed' && <a href={`/news/${post._id}`}>Посмотреть</a>}
      </p>
    </Alert>
  );
}

import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import type { Notice } from '../store/posts.ts';

const words: Record<Notice['change'], string> = {
  published: 'опубликована',
  edited: 'сохранена',
  reverted: 'возвращена к прежнему варианту',
  removed: 'удалена',
  restored: 'снова на портале',
};

interface ChangeNoticeProps {
  notice: Notice;
  /** It has just happened on this page; what another page has done was said by the toast there. */
  said: boolean;
  /** Undoes a removal. */
  onUndo: () => void;
}

/** What the last change did, for as long as the page stands: the toast that says it too is gone after three seconds. */
export function ChangeNotice({ notice: { change, post }, said, onUndo }: ChangeNoticeProps) {
  return (
    <Alert kind="success" role={said ? 'status' : 'none'}>
      <p>
        Новость «{post.title}» {words[change]}.{' '}
        {change !== 'removed' && <a href={`/news/${post._id}`}>Посмотреть</a>}
      </p>
      {change === 'removed' && (
        <Button kind="quiet" onClick={onUndo}>
          Вернуть новость
        </Button>
      )}
    </Alert>
  );
}

import { limits } from '@portal/contracts/rest/limits';
import type { Post } from '@portal/contracts/rest/post';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useSubmit } from '../hooks/use-submit.ts';
import { removePost } from '../store/posts.ts';
import { useCrmDispatch } from '../store/store.ts';

interface RemovePostProps {
  post: Post;
  api: Api;
  onRemoved: (post: Post) => void;
  onCancel: () => void;
}

/** Asks before a post is removed. */
export function RemovePost({ post, api, onRemoved, onCancel }: RemovePostProps) {
  const dispatch = useCrmDispatch();
  const { busy, failure, send } = useSubmit<Post>();

  async function remove() {
    const removed = await send(() => dispatch(removePost({ api, id: post._id })).unwrap());
    if (removed) onRemoved(post);
  }

  return (
    <Dialog
      open
      title="Удалить новость?"
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind="danger" busy={busy} onClick={remove}>
          Удалить
        </Button>
      }
    >
      <p>
        «{post.title}» исчезнет с портала вместе с комментариями. Вернуть её можно здесь, в личном кабинете, в
        течение {limits.post.restorable} дней.
      </p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}

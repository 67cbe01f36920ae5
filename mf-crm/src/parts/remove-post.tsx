import { limits } from '@portal/contracts/rest/limits';
import type { Post } from '@portal/contracts/rest/post';
import type { Api } from '@portal/contracts/web/mount';
import { removePost } from '../store/posts.ts';
import { useCrmDispatch } from '../store/store.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';

interface RemovePostProps {
  post: Post;
  api: Api;
  onRemoved: (post: Post) => void;
  onCancel: () => void;
}

/** Asks before a post is removed. */
export function RemovePost({ post, api, onRemoved, onCancel }: RemovePostProps) {
  const dispatch = useCrmDispatch();
  return (
    <ConfirmRemoval
      title="Удалить новость?"
      remove={() => dispatch(removePost({ api, id: post._id })).unwrap()}
      onRemoved={() => onRemoved(post)}
      onCancel={onCancel}
    >
      «{post.title}» исчезнет с портала вместе с комментариями. Вернуть её можно здесь, в личном кабинете, в
      течение {limits.post.restorable} дней.
    </ConfirmRemoval>
  );
}

import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { Picture } from '@portal/ui/picture';
import { useId } from 'react';
import styles from './present-picture.module.css';

interface PresentPictureProps {
  post: Pick<Post, 'imgUrl' | 'imgAlt'>;
  pictures: Display['pictures'];
  removed: boolean;
  onRemove: (removed: boolean) => void;
}

/** The picture that a post has, and the choice to take it away. Nothing for a post without one. */
export function PresentPicture({ post, pictures, removed, onRemove }: PresentPictureProps) {
  const id = useId();
  if (!post.imgUrl) return null;
  return (
    <div className={styles.present}>
      <p className={styles.label}>Картинка сейчас</p>
      <div className={styles.picture}>
        <Picture
          src={`/api/uploads/${encodeURIComponent(post.imgUrl)}`}
          alt={post.imgAlt}
          pictures={pictures}
        />
      </div>
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          className={styles.box}
          type="checkbox"
          checked={removed}
          onChange={(event) => onRemove(event.currentTarget.checked)}
        />
        Убрать эту картинку
      </label>
    </div>
  );
}

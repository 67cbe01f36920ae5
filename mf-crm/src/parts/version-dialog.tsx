import type { Post } from '@portal/contracts/rest/post';
import type { PostVersion } from '@portal/contracts/rest/post-history';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { paragraphs } from '@portal/ui/paragraphs';
import { Picture } from '@portal/ui/picture';
import { useSendPost } from '../hooks/use-send-post.ts';
import { restoreVersion } from '../store/posts.ts';
import { useCrmDispatch } from '../store/store.ts';
import styles from './post-history.module.css';

interface VersionDialogProps {
  /** As it is now. */
  post: Post;
  mount: Mount;
  /** What to look at; null: nothing. */
  version: PostVersion | null;
  unsent: boolean;
  onRestored: () => void;
  onClose: () => void;
}

/** What a post said in an earlier version, and the way back to it. */
export function VersionDialog({ post, mount, version, unsent, onRestored, onClose }: VersionDialogProps) {
  const dispatch = useCrmDispatch();
  const { progress, sendPost } = useSendPost(mount, 'Прежний вариант возвращён.');

  const restore = (to: number) =>
    sendPost(
      () =>
        dispatch(restoreVersion({ api: mount.api, id: post._id, version: to, over: post.version })).unwrap(),
      onRestored,
    );

  return (
    <Dialog
      open={version !== null}
      title={`Вариант ${version?.version ?? ''}`}
      onClose={onClose}
      actions={
        version && (
          <Button busy={progress.busy} onClick={() => restore(version.version)}>
            Вернуть этот вариант
          </Button>
        )
      }
    >
      {version && (
        <div className={styles.version}>
          <h3>{version.title}</h3>
          {version.tags.length > 0 && <p>Метки: {version.tags.map(({ name }) => name).join(', ')}</p>}
          {version.imgUrl && (
            <div className={styles.picture}>
              <Picture
                src={`/api/uploads/${encodeURIComponent(version.imgUrl)}`}
                alt={version.imgAlt}
                pictures={mount.display.pictures}
              />
            </div>
          )}
          {version.imgGone && <p>Картинки этого варианта больше нет: останется нынешняя.</p>}
          {paragraphs(version.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their places
            <p key={index} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {unsent && (
        <Alert kind="warning" role="none">
          <p>В форме есть несохранённые правки. Если вернуть этот вариант, они пропадут.</p>
        </Alert>
      )}
      {progress.failure && <FailureAlert message={progress.failure.message} />}
    </Dialog>
  );
}

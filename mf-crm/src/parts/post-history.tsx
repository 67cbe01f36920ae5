import type { Post } from '@portal/contracts/rest/post';
import type { PostVersion } from '@portal/contracts/rest/post-history';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Mount } from '@portal/contracts/web/mount';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useState } from 'react';
import { getVersion } from '../api/posts.ts';
import { HistoryList } from './history-list.tsx';
import styles from './post-history.module.css';
import { VersionDialog } from './version-dialog.tsx';

interface PostHistoryProps {
  post: Post;
  mount: Mount;
  /** The form holds something that is not saved. */
  unsent: boolean;
  onRestored: () => void;
}

/** Who changed the post when, and the way back to what it said before. Asked for only when an editor opens it. */
export function PostHistory({ post, mount, unsent, onRestored }: PostHistoryProps) {
  const { api } = mount;
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState<PostVersion | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function show(version: number) {
    try {
      setShown(await getVersion(api, post._id, version));
      setFailure(null);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <details className={styles.history} onToggle={(event) => setOpened(event.currentTarget.open || opened)}>
      <summary className={styles.summary}>История изменений</summary>
      {opened && <HistoryList post={post} api={api} onShow={show} />}
      {failure && <FailureAlert message={failure.message} />}
      <VersionDialog
        post={post}
        mount={mount}
        version={shown}
        unsent={unsent}
        onRestored={onRestored}
        onClose={() => setShown(null)}
      />
    </details>
  );
}

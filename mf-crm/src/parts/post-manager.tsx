import type { Post } from '@portal/contracts/rest/post';
import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Loading } from '@portal/ui/loading';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { listPosts, type Notice, noticeSeen, olderPosts } from '../store/posts.ts';
import { useCrmDispatch, useCrmSelector } from '../store/store.ts';
import { ChangeNotice } from './change-notice.tsx';
import styles from './post-manager.module.css';
import { PostRow } from './post-row.tsx';
import { RemovePost } from './remove-post.tsx';

/** Posts a page of the cabinet's list. */
const PAGE = 50;

/** The administrator's list of all posts: change one, remove one. */
export function PostManager({ api, toast }: Pick<Mount, 'api' | 'toast'>) {
  const {
    posts,
    known,
    loading,
    complete,
    failure,
    notice: arrived,
  } = useCrmSelector((state) => state.posts);
  const dispatch = useCrmDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [notice, setNotice] = useState<Notice | null>(arrived);
  const [removing, setRemoving] = useState<Post | null>(null);
  const justRemoved = useRef(false);

  const list = () => void dispatch(listPosts({ api, limit: PAGE }));
  const open = useEffectEvent(() => {
    list();
    dispatch(noticeSeen());
  });
  useEffect(() => open(), []);

  function removed(post: Post) {
    setRemoving(null);
    setNotice({ change: 'removed', post });
    toast('Новость удалена.');
    justRemoved.current = true;
  }

  // The button that opened the dialog is gone with its row. Nothing outside a dialog takes focus before it is closed.
  useEffect(() => {
    if (removing || !justRemoved.current) return;
    justRemoved.current = false;
    heading.current?.focus();
  }, [removing]);

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Новости на портале
      </h2>
      {notice && <ChangeNotice notice={notice} />}
      {failure && <FailureAlert message={failure.message} onRetry={list} />}
      {!known && !failure && <Loading />}
      {known && posts.length === 0 && <p>Новостей не найдены.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list, unless it says its role */}
      <ul className={styles.list} role="list">
        {posts.map((post) => (
          <PostRow key={post._id} post={post} onRemove={() => setRemoving(post)} />
        ))}
      </ul>
      {known && !complete && posts.length > 0 && (
        <Button kind="quiet" busy={loading} onClick={() => dispatch(olderPosts({ api, limit: PAGE }))}>
          Показать ещё
        </Button>
      )}
      {removing && (
        <RemovePost post={removing} api={api} onRemoved={removed} onCancel={() => setRemoving(null)} />
      )}
    </section>
  );
}

import type { Post } from '@portal/contracts/rest/post';
import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Field } from '@portal/ui/field';
import { List } from '@portal/ui/list';
import { Loading } from '@portal/ui/loading';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { matching } from '../forms/post-search.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { listPosts, type Notice, noticeSeen, olderPosts, restorePost } from '../store/posts.ts';
import { useCrmDispatch, useCrmSelector } from '../store/store.ts';
import { ChangeNotice } from './change-notice.tsx';
import { DeletedPosts } from './deleted-posts.tsx';
import styles from './post-manager.module.css';
import { PostRow } from './post-row.tsx';
import { RemovePost } from './remove-post.tsx';

/** Posts a page of the cabinet's list. */
const PAGE = 50;
/** Posts that a search fetches at once, until it has looked at all of them. */
const SEARCHED = 100;

/** The administrator's list of all posts: look for one, change one, remove one, get one back. */
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
  const [before] = useState(arrived);
  const [notice, setNotice] = useState(arrived);
  const [removing, setRemoving] = useState<Post | null>(null);
  const [query, setQuery] = useState('');
  /** Grows when a post is deleted or comes back. */
  const [deletions, setDeletions] = useState(0);
  const restoring = useSubmit<Post>();
  const justChanged = useRef(false);
  const searching = query.trim() !== '';
  const found = matching(posts, query);

  const list = () => void dispatch(listPosts({ api, limit: PAGE }));
  const open = useEffectEvent(() => {
    list();
    dispatch(noticeSeen());
  });
  useEffect(() => open(), []);

  const lookFurther = searching && known && !complete && !loading && !failure;
  const fetchMore = useEffectEvent(() => void dispatch(olderPosts({ api, limit: SEARCHED })));
  useEffect(() => {
    if (lookFurther) fetchMore();
  }, [lookFurther]);

  function changed(next: Notice, words: string) {
    setNotice(next);
    setDeletions((count) => count + 1);
    toast(words, { seenOnly: true });
    justChanged.current = true;
  }

  function removed(post: Post) {
    setRemoving(null);
    changed({ change: 'removed', post }, 'Новость удалена.');
  }

  async function restore({ _id }: Pick<Post, '_id'>) {
    const post = await restoring.send(() => dispatch(restorePost({ api, id: _id })).unwrap());
    if (post) changed({ change: 'restored', post }, 'Новость возвращена.');
  }

  // The button that was pressed is gone with its row. Nothing outside a dialog takes focus before it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `deletions` is what puts the focus right
  useEffect(() => {
    if (removing || !justChanged.current) return;
    justChanged.current = false;
    heading.current?.focus();
  }, [removing, deletions]);

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Новости на портале
      </h2>
      {notice && (
        <ChangeNotice notice={notice} said={notice !== before} onUndo={() => restore(notice.post)} />
      )}
      {restoring.failure && <FailureAlert message={restoring.failure.message} />}
      {known && (posts.length > 0 || searching) && (
        <>
          <Field
            name="post-search"
            label="Найти новость"
            hint="По словам из заголовка, текста, меток или по имени автора."
            type="search"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <p className={styles.facts} role="status">
            {searching && (complete ? `Найдено новостей: ${found.length}.` : 'Ищем…')}
          </p>
        </>
      )}
      {failure && <FailureAlert message={failure.message} onRetry={list} />}
      {!known && !failure && <Loading />}
      {known && found.length === 0 && (!searching || complete) && <p>Новостей не найдены.</p>}
      <List className={styles.list}>
        {found.map((post) => (
          <PostRow key={post._id} post={post} onRemove={() => setRemoving(post)} />
        ))}
      </List>
      {known && !complete && !searching && posts.length > 0 && (
        <Button kind="quiet" busy={loading} onClick={() => dispatch(olderPosts({ api, limit: PAGE }))}>
          Показать ещё
        </Button>
      )}
      <DeletedPosts key={deletions} api={api} onRestore={restore} />
      {removing && (
        <RemovePost post={removing} api={api} onRemoved={removed} onCancel={() => setRemoving(null)} />
      )}
    </section>
  );
}

import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useEffect, useRef } from 'react';
import { olderPosts } from '../store/posts.ts';
import { useNewsDispatch, useNewsSelector } from '../store/store.ts';
import { plural } from '../text/plural.ts';

interface OlderNewsProps extends Pick<Mount, 'api' | 'announce'> {
  limit: number;
}

/**
 * 'Показать ещё' under the list of news. Whoever presses it is taken on to the first of the new posts, so that reading
 * goes on where it stopped; without this the focus would fall back to the top once the button is gone.
 */
export function OlderNews({ api, announce, limit }: OlderNewsProps) {
  const { posts, loading, complete, failure } = useNewsSelector((state) => state.posts);
  const dispatch = useNewsDispatch();
  const place = useRef<HTMLDivElement>(null);
  /** How many posts there were when the button was pressed. */
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || loading) return;
    const added = posts.slice(before.current);
    before.current = null;
    if (failure) return;
    if (!added[0]) return announce('Больше новостей нет.');
    announce(
      `Добавлено ${added.length} ${plural(added.length, ['новость', 'новости', 'новостей'])}, всего ${posts.length}.`,
    );
    linkOf(place.current?.parentElement, added[0]._id)?.focus();
  }, [posts, loading, failure, announce]);

  function showMore() {
    before.current = posts.length;
    dispatch(olderPosts({ api, limit }));
  }

  return (
    <div ref={place}>
      {failure && <FailureAlert message={failure.message} onRetry={showMore} />}
      {!failure && !complete && (
        <Button kind="quiet" busy={loading} onClick={showMore}>
          Показать ещё
        </Button>
      )}
    </div>
  );
}

function linkOf(list: Element | null | undefined, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"] a`) ?? null;
}

import type { Api } from '@portal/contracts/web/mount';
import { useEffect, useEffectEvent } from 'react';
import { listPosts } from '../store/posts.ts';
import { useNewsDispatch, useNewsSelector } from '../store/store.ts';

/** GET /api/posts takes at most so many. */
const MOST = 100;

/**
 * The list of news, asked for anew when the part appears; what an earlier part has loaded is shown meanwhile. So a
 * visitor who comes back from a post finds the list as long as it was left, up to a hundred.
 */
export function usePosts(api: Api, limit: number) {
  const state = useNewsSelector((all) => all.posts);
  const dispatch = useNewsDispatch();
  const list = () => {
    dispatch(listPosts({ api, limit: Math.min(Math.max(limit, state.posts.length), MOST) }));
  };
  const start = useEffectEvent(list);
  useEffect(() => start(), []);
  return { ...state, retry: list };
}

import { network, refusal } from '@portal/contracts/testing/network';
import { post, posts } from '@portal/contracts/testing/post';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPosts, olderPosts } from './posts.ts';
import { createStore } from './store.ts';

describe('the list of news', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('is loading while the request is under way and not afterwards', async () => {
    const store = createStore();
    const request = store.dispatch(listPosts({ api: network({}), limit: 3 }));
    expect(store.getState().posts.loading).toBe(true);
    await request;
    expect(store.getState().posts.loading).toBe(false);
  });

  it('is replaced by each answer, popular posts too', async () => {
    const store = createStore();
    let answer = { posts: posts(3), popularPosts: [post(3)] };
    const api = network({ 'GET /api/posts?limit=3': () => answer });
    await store.dispatch(listPosts({ api, limit: 3 }));
    answer = { posts: [post(9)], popularPosts: [] };
    await store.dispatch(listPosts({ api, limit: 3 }));
    expect(store.getState().posts).toMatchObject({ posts: [post(9)], popularPosts: [], known: true });
  });

  it('is empty when the answer names no posts', async () => {
    const store = createStore();
    await store.dispatch(listPosts({ api: network({ 'GET /api/posts?limit=3': () => ({}) }), limit: 3 }));
    expect(store.getState().posts).toMatchObject({ posts: [], popularPosts: [], known: true, failure: null });
  });

  it('keeps what it had when a request fails, logs the error and tells why', async () => {
    const store = createStore();
    const good = network({ 'GET /api/posts?limit=3': () => ({ posts: posts(2), popularPosts: [] }) });
    await store.dispatch(listPosts({ api: good, limit: 3 }));
    const error = refusal(503, 'Позже.');
    const bad = network({
      'GET /api/posts?limit=3': () => {
        throw error;
      },
    });
    await store.dispatch(listPosts({ api: bad, limit: 3 }));
    expect(store.getState().posts).toMatchObject({
      posts: posts(2),
      loading: false,
      failure: { status: 503, message: 'Позже.' },
    });
    expect(console.error).toHaveBeenCalledWith(error);
  });

  it('adds older posts after the last one until the server has no more', async () => {
    const store = createStore();
    const api = network({
      'GET /api/posts?limit=2': () => ({ posts: posts(2), popularPosts: [] }),
      [`GET /api/posts?limit=2&before=${post(2)._id}`]: () => ({ posts: posts(1, 3), popularPosts: [] }),
    });
    await store.dispatch(listPosts({ api, limit: 2 }));
    expect(store.getState().posts.complete).toBe(false);
    await store.dispatch(olderPosts({ api, limit: 2 }));
    expect(store.getState().posts).toMatchObject({ posts: posts(3), complete: true });
  });

  it('pays no heed to an answer that a later request has overtaken', async () => {
    const store = createStore();
    const late = Promise.withResolvers();
    const early = store.dispatch(
      listPosts({ api: network({ 'GET /api/posts?limit=3': () => late.promise }), limit: 3 }),
    );
    const api = network({ 'GET /api/posts?limit=3': () => ({ posts: posts(2), popularPosts: [] }) });
    await store.dispatch(listPosts({ api, limit: 3 }));
    late.resolve({ posts: [], popularPosts: [] });
    await early;
    expect(store.getState().posts.posts).toEqual(posts(2));
  });
});

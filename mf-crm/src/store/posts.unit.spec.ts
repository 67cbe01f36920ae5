import { network, refusal } from '@portal/contracts/testing/network';
import { post, posts } from '@portal/contracts/testing/post';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPost, editPost, listPosts, noticeSeen, olderPosts, removePost } from './posts.ts';
import { createStore } from './store.ts';

const path = (number: number) => `/api/posts/${post(number)._id}`;

async function storeWith(count: number) {
  const store = createStore();
  const api = network({ 'GET /api/posts?limit=3': () => ({ posts: posts(count), popularPosts: [post(1)] }) });
  await store.dispatch(listPosts({ api, limit: 3 }));
  return store;
}

describe('the store of posts', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('replaces its posts and popular posts by a list; a missing list is an empty one', async () => {
    const store = await storeWith(2);
    expect(store.getState().posts).toMatchObject({
      posts: posts(2),
      popularPosts: [post(1)],
      complete: true,
    });
    await store.dispatch(listPosts({ api: network({ 'GET /api/posts?limit=3': () => ({}) }), limit: 3 }));
    expect(store.getState().posts).toMatchObject({ posts: [], popularPosts: [] });
  });

  it('adds older posts after the last one', async () => {
    const store = await storeWith(3);
    const api = network({
      [`GET /api/posts?limit=3&before=${post(3)._id}`]: () => ({ posts: posts(1, 4), popularPosts: [] }),
    });
    await store.dispatch(olderPosts({ api, limit: 3 }));
    expect(store.getState().posts).toMatchObject({ posts: posts(4), complete: true });
  });

  it('appends a created post', async () => {
    const store = await storeWith(2);
    const api = network({ 'POST /api/posts': () => post(9) });
    await store.dispatch(createPost({ api, form: new FormData(), key: 'k' }));
    expect(store.getState().posts.posts).toEqual([post(1), post(2), post(9)]);
    expect(store.getState().posts.notice).toEqual({ change: 'published', post: post(9) });
  });

  it('puts an edited post in the place of the old one, and sends the version it was made from', async () => {
    const store = await storeWith(2);
    const edited = post(2, { title: 'Иначе', version: 6 });
    let condition: string | undefined;
    const api = network({
      [`PUT ${path(2)}`]: (_, headers) => {
        condition = headers?.['If-Match'];
        return edited;
      },
    });
    await store.dispatch(editPost({ api, id: edited._id, form: new FormData(), version: 5 }));
    expect(condition).toBe('"5"');
    expect(store.getState().posts.posts).toEqual([post(1), edited]);
  });

  it('drops the post that the server says it removed', async () => {
    const store = await storeWith(3);
    const api = network({ [`DELETE ${path(2)}`]: () => post(2) });
    await store.dispatch(removePost({ api, id: post(2)._id }));
    expect(store.getState().posts.posts).toEqual([post(1), post(3)]);
  });

  it('is loading during a request and neither after success nor after failure', async () => {
    const store = await storeWith(1);
    const api = network({ [`DELETE ${path(1)}`]: () => post(1) });
    const good = store.dispatch(removePost({ api, id: post(1)._id }));
    expect(store.getState().posts.loading).toBe(true);
    await good;
    expect(store.getState().posts.loading).toBe(false);
    const bad = store.dispatch(removePost({ api: network({}), id: post(1)._id }));
    expect(store.getState().posts.loading).toBe(true);
    await bad;
    expect(store.getState().posts.loading).toBe(false);
  });

  it('logs the error of a post call and rejects with what the server said', async () => {
    const store = await storeWith(1);
    const error = refusal(400, 'Проверьте поля.', [{ field: 'title', message: 'Нужен заголовок.' }]);
    const api = network({
      'POST /api/posts': () => {
        throw error;
      },
    });
    const result = await store.dispatch(createPost({ api, form: new FormData(), key: 'k' }));
    expect(result.payload).toEqual({ status: 400, message: 'Проверьте поля.', fields: error.fields });
    expect(console.error).toHaveBeenCalledWith(error);
    expect(store.getState().posts).toMatchObject({ posts: posts(1), failure: null, notice: null });
  });

  it('forgets its notice once it has been seen', async () => {
    const store = await storeWith(1);
    await store.dispatch(
      removePost({ api: network({ [`DELETE ${path(1)}`]: () => post(1) }), id: post(1)._id }),
    );
    store.dispatch(noticeSeen());
    expect(store.getState().posts.notice).toBeNull();
  });
});

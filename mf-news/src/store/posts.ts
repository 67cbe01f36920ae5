import type { Post, PostList } from '@portal/contracts/rest/post';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { getPosts } from '../api/posts.ts';

/** SPEC.md section 4, Posts, as far as visitors go: what the cabinet creates and removes, it keeps in a store of its own. */
export interface PostsState {
  posts: Post[];
  popularPosts: Post[];
  loading: boolean;
  failure: Failure | null;
  /** A list has come at least once, so 'no news' is known and not guessed. */
  known: boolean;
  /** No older posts are left on the server. */
  complete: boolean;
  /** The request that was started last: an answer to an earlier one comes too late to count. */
  request: string | null;
}

const initialState: PostsState = {
  posts: [],
  popularPosts: [],
  loading: false,
  failure: null,
  known: false,
  complete: false,
  request: null,
};

interface Wanted {
  api: Api;
  /** How many posts, 1 to 100. */
  limit: number;
}

/** Replaces the list by the newest posts. */
export const listPosts = createAsyncThunk<PostList, Wanted, { rejectValue: Failure }>(
  'posts/list',
  ({ api, limit }, { rejectWithValue }) =>
    getPosts(api, { limit }).catch((error) => rejectWithValue(logged(error))),
);

/** Adds the posts that are older than the last one of the list. */
export const olderPosts = createAsyncThunk<
  PostList,
  Wanted,
  { state: { posts: PostsState }; rejectValue: Failure }
>('posts/older', ({ api, limit }, { getState, rejectWithValue }) =>
  getPosts(api, { limit, before: getState().posts.posts.at(-1)?._id }).catch((error) =>
    rejectWithValue(logged(error)),
  ),
);

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(listPosts.pending, start)
      .addCase(olderPosts.pending, start)
      .addCase(listPosts.fulfilled, (state, { payload, meta }) => {
        if (!finish(state, meta.requestId)) return;
        state.posts = payload.posts;
        state.popularPosts = payload.popularPosts;
        state.known = true;
        state.complete = payload.posts.length < meta.arg.limit;
      })
      .addCase(olderPosts.fulfilled, (state, { payload, meta }) => {
        if (!finish(state, meta.requestId)) return;
        state.posts.push(...payload.posts);
        state.complete = payload.posts.length < meta.arg.limit;
      })
      .addCase(listPosts.rejected, fail)
      .addCase(olderPosts.rejected, fail),
});

interface Meta {
  meta: { requestId: string };
}

function start(state: PostsState, { meta }: Meta) {
  state.loading = true;
  state.failure = null;
  state.request = meta.requestId;
}

/** Ends the loading; false when another request has taken the place of this one. */
function finish(state: PostsState, requestId: string): boolean {
  if (state.request !== requestId) return false;
  state.loading = false;
  state.request = null;
  return true;
}

function fail(state: PostsState, { meta, payload }: Meta & { payload?: Failure | undefined }) {
  if (finish(state, meta.requestId)) state.failure = payload ?? failureOf(undefined);
}

/** SPEC.md section 8: the error of a post call is logged. */
function logged(error: unknown): Failure {
  console.error(error);
  return failureOf(error);
}

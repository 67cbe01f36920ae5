import type { Post, PostList } from '@portal/contracts/rest/post';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { createAsyncThunk, createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as calls from '../api/posts.ts';

/** What the cabinet says about the last change, until the visitor has left it. */
export interface Notice {
  change: 'published' | 'edited' | 'reverted' | 'removed' | 'restored';
  post: Pick<Post, '_id' | 'title'>;
}

/** SPEC.md section 4, Posts. */
export interface PostsState {
  posts: Post[];
  popularPosts: Post[];
  loading: boolean;
  /** Why the list could not be fetched; what a form could not do, it shows by itself. */
  failure: Failure | null;
  /** A list has come at least once, so 'no news' is known and not guessed. */
  known: boolean;
  /** No older posts are left on the server. */
  complete: boolean;
  notice: Notice | null;
}

const initialState: PostsState = {
  posts: [],
  popularPosts: [],
  loading: false,
  failure: null,
  known: false,
  complete: false,
  notice: null,
};

interface Refused {
  rejectValue: Failure;
}

/** Replaces the list by the newest `limit` posts. */
export const listPosts = createAsyncThunk<PostList, { api: Api; limit: number }, Refused>(
  'posts/list',
  ({ api, limit }, { rejectWithValue }) =>
    calls.getPosts(api, { limit }).catch((error) => rejectWithValue(logged(error))),
);

/** Adds posts older than the last one of the list. */
export const olderPosts = createAsyncThunk<
  PostList,
  { api: Api; limit: number },
  Refused & { state: { posts: PostsState } }
>('posts/older', ({ api, limit }, { getState, rejectWithValue }) =>
  calls
    .getPosts(api, { limit, before: getState().posts.posts.at(-1)?._id })
    .catch((error) => rejectWithValue(logged(error))),
);

/** Publishes; the new post is appended. */
export const createPost = createAsyncThunk<Post, { api: Api; form: FormData; key: string }, Refused>(
  'posts/create',
  ({ api, form, key }, { rejectWithValue }) =>
    calls.createPost(api, form, key).catch((error) => rejectWithValue(logged(error))),
);

/** Edits the given version; the post takes its old one's place. */
export const editPost = createAsyncThunk<
  Post,
  { api: Api; id: string; form: FormData; version: number },
  Refused
>('posts/edit', ({ api, id, form, version }, { rejectWithValue }) =>
  calls.editPost(api, id, form, version).catch((error) => rejectWithValue(logged(error))),
);

/** Removes; the post whose _id comes back is dropped. */
export const removePost = createAsyncThunk<Post, { api: Api; id: string }, Refused>(
  'posts/remove',
  ({ api, id }, { rejectWithValue }) =>
    calls.removePost(api, id).catch((error) => rejectWithValue(logged(error))),
);

/** Makes the post say what it said in an earlier version; `over` is the one that the editor has looked at. */
export const restoreVersion = createAsyncThunk<
  Post,
  { api: Api; id: string; version: number; over: number },
  Refused
>('posts/revert', ({ api, id, version, over }, { rejectWithValue }) =>
  calls.restoreVersion(api, id, version, over).catch((error) => rejectWithValue(logged(error))),
);

/** Undoes a deletion; the post is in its old place again. */
export const restorePost = createAsyncThunk<Post, { api: Api; id: string }, Refused>(
  'posts/restore',
  ({ api, id }, { rejectWithValue }) =>
    calls.restorePost(api, id).catch((error) => rejectWithValue(logged(error))),
);

const thunks = [
  listPosts,
  olderPosts,
  createPost,
  editPost,
  removePost,
  restoreVersion,
  restorePost,
] as const;
const isPending = isAnyOf(...thunks.map(({ pending }) => pending));
const isSettled = isAnyOf(...thunks.flatMap(({ fulfilled, rejected }) => [fulfilled, rejected]));

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    noticeSeen(state) {
      state.notice = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(listPosts.fulfilled, (state, { payload, meta }) => {
        state.posts = payload.posts;
        state.popularPosts = payload.popularPosts;
        state.known = true;
        state.complete = payload.posts.length < meta.arg.limit;
      })
      .addCase(olderPosts.fulfilled, (state, { payload, meta }) => {
        state.posts.push(...payload.posts);
        state.complete = payload.posts.length < meta.arg.limit;
      })
      .addCase(createPost.fulfilled, (state, { payload }) => {
        state.posts.push(payload);
        state.notice = { change: 'published', post: payload };
      })
      .addCase(editPost.fulfilled, (state, { payload }) => {
        state.posts = state.posts.map((post) => (post._id === payload._id ? payload : post));
        state.notice = { change: 'edited', post: payload };
      })
      .addCase(removePost.fulfilled, (state, { payload }) => {
        state.posts = state.posts.filter(({ _id }) => _id !== payload._id);
        state.notice = { change: 'removed', post: payload };
      })
      .addCase(restoreVersion.fulfilled, (state, { payload }) => {
        state.posts = state.posts.map((post) => (post._id === payload._id ? payload : post));
        state.notice = { change: 'reverted', post: payload };
      })
      .addCase(restorePost.fulfilled, (state, { payload }) => {
        const others = state.posts.filter(({ _id }) => _id !== payload._id);
        const older = others.findIndex(({ createdAt }) => createdAt < payload.createdAt);
        // Older than all that are loaded: it comes with its page.
        if (older >= 0) others.splice(older, 0, payload);
        else if (state.complete) others.push(payload);
        state.posts = others;
        state.notice = { change: 'restored', post: payload };
      })
      .addMatcher(isAnyOf(listPosts.pending, olderPosts.pending), (state) => {
        state.failure = null;
      })
      .addMatcher(isAnyOf(listPosts.rejected, olderPosts.rejected), (state, { payload }) => {
        state.failure = payload ?? failureOf(undefined);
      })
      .addMatcher(isPending, (state) => {
        state.loading = true;
      })
      .addMatcher(isSettled, (state) => {
        state.loading = false;
      }),
});

export const { noticeSeen } = postsSlice.actions;

/** SPEC.md section 8: the error of a post call is logged. */
function logged(error: unknown): Failure {
  console.error(error);
  return failureOf(error);
}

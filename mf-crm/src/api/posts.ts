import type { Post, PostList, PostListQuery } from '@portal/contracts/rest/post';
import type {
  DeletedPostList,
  PostHistory,
  PostVersion,
  RestorePostBody,
} from '@portal/contracts/rest/post-history';
import type { Api } from '@portal/contracts/web/mount';

/** GET /api/posts: newest first. */
export async function getPosts(api: Api, query: PostListQuery): Promise<PostList> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await api.get<Partial<PostList> | undefined>(`/api/posts?${parameters}`);
  return { posts: answer?.posts ?? [], popularPosts: answer?.popularPosts ?? [] };
}

/** GET /posts/{id}, the path that SPEC.md names for the edit page; it answers as /api/posts/{id} does. */
export function getPost(api: Api, id: string, signal?: AbortSignal): Promise<Post | undefined> {
  return api.get(`/posts/${encodeURIComponent(id)}`, signal ? { signal } : {});
}

/** POST /api/posts. `key`: the same for every try to publish the same form, so that a lost answer makes no second post. */
export function createPost(api: Api, form: FormData, key: string): Promise<Post> {
  return api.send('POST', '/api/posts', form, { headers: { 'Idempotency-Key': key } });
}

/** PUT /api/posts/{id}. Rejects with status 409 when the post is no longer of this version. */
export function editPost(api: Api, id: string, form: FormData, version: number): Promise<Post> {
  return api.send('PUT', `/api/posts/${encodeURIComponent(id)}`, form, {
    headers: { 'If-Match': `"${version}"` },
  });
}

/** DELETE /api/posts/{id}: answers the removed post. */
export function removePost(api: Api, id: string): Promise<Post> {
  return api.send('DELETE', `/api/posts/${encodeURIComponent(id)}`);
}

/** GET /api/posts/{id}/history: oldest first. */
export function getHistory(api: Api, id: string, signal?: AbortSignal): Promise<PostHistory> {
  return api.get(`/api/posts/${encodeURIComponent(id)}/history`, signal ? { signal } : {});
}

/** GET /api/posts/{id}/history/{version}: what the post said then. */
export function getVersion(api: Api, id: string, version: number): Promise<PostVersion> {
  return api.get(`/api/posts/${encodeURIComponent(id)}/history/${version}`);
}

/** POST /api/posts/{id}/restore: the earlier version again. Rejects with status 409 when the post is no longer of version `over`. */
export function restoreVersion(api: Api, id: string, version: number, over: number): Promise<Post> {
  const body: RestorePostBody = { version };
  return api.send('POST', `/api/posts/${encodeURIComponent(id)}/restore`, body, {
    headers: { 'If-Match': `"${over}"` },
  });
}

/** POST /api/posts/{id}/restore: undoes a deletion. */
export function restorePost(api: Api, id: string): Promise<Post> {
  const body: RestorePostBody = {};
  return api.send('POST', `/api/posts/${encodeURIComponent(id)}/restore`, body);
}

/** GET /api/posts/deleted: what can still be restored, latest deletion first. */
export function getDeletedPosts(api: Api, signal: AbortSignal): Promise<DeletedPostList> {
  return api.get('/api/posts/deleted', { signal });
}

import type { Post, PostList, PostListQuery } from '@portal/contracts/rest/post';
import type { Api } from '@portal/contracts/web/mount';

/** GET /api/posts: newest first; `popularPosts` comes with it. */
export async function getPosts(api: Api, query: PostListQuery): Promise<PostList> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await api.get<Partial<PostList> | undefined>(`/api/posts?${parameters}`);
  return { posts: answer?.posts ?? [], popularPosts: answer?.popularPosts ?? [] };
}

/** GET /api/posts/{id}. Each call counts a view of the post. */
export function getPost(api: Api, id: string, signal: AbortSignal): Promise<Post | undefined> {
  return api.get(`/api/posts/${encodeURIComponent(id)}`, { signal });
}

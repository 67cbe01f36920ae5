import type { Sample } from '@portal/contracts/rest/content';
import type { Api, ApiError } from '@portal/contracts/web/mount';

/**
 * Removes all sample posts and places, then the note that there are any: when it breaks off, it can be done again.
 * @throws ApiError
 */
export async function removeSample(api: Pick<Api, 'send'>, { posts, places }: Sample): Promise<void> {
  const paths = [
    ...posts.map((id) => `/api/posts/${id}`),
    ...places.map((id) => `/api/content/places/${id}`),
  ];
  for (const path of paths) {
    await api.send('DELETE', path).catch((error: ApiError) => {
      // Somebody has removed it already.
      if (error.status !== 404) throw error;
    });
  }
  await api.send('PUT', '/api/content/sample', { posts: [], places: [] });
}

import type { DocumentList, Sample } from '@portal/contracts/rest/content';
import type { Api, ApiError } from '@portal/contracts/web/mount';

/**
 * Removes all sample posts, places and documents, then the note that there are any: when it breaks off, it can be done again.
 * @throws ApiError
 */
export async function removeSample(api: Pick<Api, 'get' | 'send'>, sample: Sample): Promise<void> {
  const { posts, places, documents = [] } = sample;
  const shown = await api.get<DocumentList>('/api/content/documents');
  const paths = [
    ...posts.map((id) => `/api/posts/${id}`),
    ...places.map((id) => `/api/content/places/${id}`),
    // What the centre has put in the place of a sample is its own.
    ...shown
      .filter(({ document }) => documents.includes(document.url))
      .map(({ page }) => `/api/content/documents/${page}`),
  ];
  for (const path of paths) {
    await api.send('DELETE', path).catch((error: ApiError) => {
      // Somebody has removed it already.
      if (error.status !== 404) throw error;
    });
  }
  await api.send('PUT', '/api/content/sample', { posts: [], places: [], documents: [] });
}

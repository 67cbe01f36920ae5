import type { DocumentPage } from '@portal/contracts/content/document-pages';
import type { DocumentAnswer, Guide, SiteFacts, Videos } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';

/** GET /api/content/facts: contacts, hours, numbers, links. */
export function getFacts(api: Api, signal: AbortSignal): Promise<SiteFacts> {
  return api.get('/api/content/facts', { signal });
}

/** GET /api/content/documents/{page} */
export function getDocument(api: Api, page: DocumentPage, signal: AbortSignal): Promise<DocumentAnswer> {
  return api.get(`/api/content/documents/${page}`, { signal });
}

/** GET /api/content/guide: all nine headings. */
export function getGuide(api: Api, signal: AbortSignal): Promise<Guide> {
  return api.get('/api/content/guide', { signal });
}

/** GET /api/content/videos: the audio library. */
export function getVideos(api: Api, signal: AbortSignal): Promise<Videos> {
  return api.get('/api/content/videos', { signal });
}

import type {
  EditableContent,
  Edited,
  EditedDocument,
  EditedPlace,
  History,
  PlaceFields,
} from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';

const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

/** GET /api/content/edit: all that administrators may change, as it is now. */
export function getEverything(api: Api, signal?: AbortSignal): Promise<EditableContent> {
  return api.get('/api/content/edit', signal ? { signal } : {});
}

/** GET /api/content/history: newest first. */
export function getHistory(api: Api, of: string, signal: AbortSignal): Promise<History> {
  return api.get(`/api/content/history?of=${encodeURIComponent(of)}`, { signal });
}

/** PUT of a topic, or of the map of a heading (`guide/banks`). Rejects with 409 when it is no longer of this version. */
export function putTopic<T>(api: Api, path: string, value: unknown, version: number): Promise<Edited<T>> {
  return api.send('PUT', `/api/content/${path}`, value, ifMatch(version));
}

/** POST /api/content/places. `key`: the same for every try, so that a lost answer makes no second place. */
export function addPlace(api: Api, fields: PlaceFields, key: string): Promise<EditedPlace> {
  return api.send('POST', '/api/content/places', fields, { headers: { 'Idempotency-Key': key } });
}

/** PUT /api/content/places/{id} */
export function putPlace(api: Api, id: string, fields: PlaceFields, version: number): Promise<EditedPlace> {
  return api.send('PUT', `/api/content/places/${id}`, fields, ifMatch(version));
}

/** DELETE /api/content/places/{id} */
export function removePlace(api: Api, id: string, version: number): Promise<void> {
  return api.send('DELETE', `/api/content/places/${id}`, undefined, ifMatch(version));
}

/** PUT /api/content/documents/{page}: without a file only the date of the text changes. */
export function putDocument(
  api: Api,
  page: string,
  { file, edition }: { file: File | null; edition: string },
  version: number,
): Promise<EditedDocument> {
  const form = new FormData();
  form.set('edition', edition);
  if (file) form.set('file', file);
  return api.send('PUT', `/api/content/documents/${page}`, form, ifMatch(version));
}

/** DELETE /api/content/documents/{page} */
export function withdrawDocument(api: Api, page: string, version: number): Promise<EditedDocument> {
  return api.send('DELETE', `/api/content/documents/${page}`, undefined, ifMatch(version));
}

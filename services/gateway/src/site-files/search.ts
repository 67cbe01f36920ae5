import { find } from '../search/find.ts';
import type { SiteFile } from './site-file.ts';

/** GET /api/search?q= */
export const search: SiteFile = {
  contentType: 'application/json; charset=utf-8',
  query: ['q'],
  make: async (request) => JSON.stringify(await find(request, request.search.get('q') ?? '')),
};

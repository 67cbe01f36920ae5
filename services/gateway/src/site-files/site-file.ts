import type { Sources } from '../pages/sources.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { SearchIndex } from '../search/search-index.ts';

export interface SiteFileRequest {
  sources: Sources;
  build: WebBuild;
  index: SearchIndex;
  /** Whether visitors' browsers may keep the portal for when there is no network. */
  offline: boolean;
  /** For absolute addresses. */
  origin: string;
  search: URLSearchParams;
}

/** Something other than a page that the site says of itself, made from the build and from public answers. */
export interface SiteFile {
  contentType: string;
  /** Words of a query that it knows; their values are cut to 200 characters. */
  query?: readonly string[];
  /** @throws UnavailableError */
  make(request: SiteFileRequest): Promise<string> | string;
}

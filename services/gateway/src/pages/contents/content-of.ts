import { documentPages } from '@portal/contracts/content/document-pages';
import type { Params } from '../../routing/path.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';
import type { WebBuild } from '../web-build.ts';
import { documentPage, guidePage, libraryPage } from './centre.ts';
import { contactsPage } from './contacts.ts';
import { latestNews, newsPage } from './news.ts';
import { postPage } from './post.ts';
import { searchPage } from './search.ts';

export interface PageRequest {
  sources: Sources;
  build: WebBuild;
  index: SearchIndex;
  params: Params;
  search: URLSearchParams;
}

/** Makes what only data can say of a page. What is not in it is left as the areas have prerendered it. */
export type ContentOf = (request: PageRequest) => Promise<PageContent>;

/** Pages that are made from data, by their pattern, and which words of a query they know. */
export const contents: ReadonlyMap<string, { of: ContentOf; query?: readonly string[] }> = new Map([
  ['/', { of: ({ sources }: PageRequest) => latestNews(sources) }],
  ['/news', { of: ({ sources, search }: PageRequest) => newsPage(sources, search), query: ['before'] }],
  ['/news/:id', { of: ({ sources, params }: PageRequest) => postPage(sources, params.id ?? '') }],
  ['/poisk', { of: (request: PageRequest) => searchPage(request, request.search), query: ['q'] }],
  ['/contacts', { of: ({ sources }: PageRequest) => contactsPage(sources) }],
  ['/putevoditel', { of: ({ sources }: PageRequest) => guidePage(sources) }],
  ['/audiobiblioteka-dlya-nezryachikh', { of: ({ sources }: PageRequest) => libraryPage(sources) }],
  ...documentPages.map((page): [string, { of: ContentOf }] => [
    `/${page}`,
    { of: ({ sources }) => documentPage(sources, page) },
  ]),
]);

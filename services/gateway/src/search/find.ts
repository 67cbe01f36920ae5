import type { PostList } from '@portal/contracts/rest/post';
import type { SearchAnswer } from '@portal/contracts/rest/search';
import { UnavailableError } from '@portal/service-kit/errors';
import type { Sources } from '../pages/sources.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { SearchIndex } from './search-index.ts';

export interface FindOptions {
  sources: Sources;
  build: WebBuild;
  index: SearchIndex;
}

/** What a visitor looks for, in pages and news as they are now; in pages alone while news can't be had. */
export async function find({ sources, build, index }: FindOptions, question: string): Promise<SearchAnswer> {
  if (question.trim() === '') return { results: [] };
  const list = await sources.get<PostList>('/api/posts').catch((error: unknown) => {
    if (!(error instanceof UnavailableError)) throw error;
    sources.partial = true;
    return null;
  });
  index.update(build, list?.posts ?? []);
  return { results: index.search(question) };
}

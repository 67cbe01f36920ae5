import { Answer, type RawHeaders } from '../memory/answer.ts';
import type { AnswerMemory } from '../memory/answer-memory.ts';
import { Sources } from '../pages/sources.ts';
import type { WebBuilds } from '../pages/web-build.ts';
import type { Reads } from '../reads/reads.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Headers } from '../upstream/headers.ts';
import { feed } from './feed.ts';
import { manifest } from './manifest.ts';
import { offline } from './offline.ts';
import type { SiteFilePath } from './paths.ts';
import { robots } from './robots.ts';
import { search } from './search.ts';
import { serviceWorker } from './service-worker.ts';
import type { SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';

const siteFiles: Record<SiteFilePath, SiteFile> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/feed.atom': feed,
  '/manifest.webmanifest': manifest,
  '/api/search': search,
  '/offline.json': offline,
  '/sw.js': serviceWorker,
};

export interface SiteFilesOptions {
  builds: WebBuilds;
  reads: Reads;
  memory: AnswerMemory;
  index: SearchIndex;
  headers: RawHeaders;
  /** Of the worker's script, which may fetch. */
  workerHeaders: RawHeaders;
  offline: boolean;
}

const LONGEST_WORD = 200;

/** Site files as ready bytes, kept until what they are made from changes. */
export class SiteFileAnswers {
  readonly #options: SiteFilesOptions;

  constructor(options: SiteFilesOptions) {
    this.#options = options;
  }

  /**
   * @param asker what services are told of who asks
   * @throws UnavailableError
   */
  async answer(path: SiteFilePath, query: string, origin: string, asker: Headers): Promise<Answer> {
    const { builds, reads, memory, headers, workerHeaders, index, offline: isOffline } = this.#options;
    const file = siteFiles[path];
    const build = await builds.current();
    const words = known(new URLSearchParams(query), file.query ?? []);
    const key = `file ${build.id} ${origin} ${path}?${words}`;
    const kept = memory.find(key);
    if (kept) return kept;
    const sources = new Sources(reads, asker);
    const body = await file.make({ sources, build, index, offline: isOffline, origin, search: words });
    const answer = new Answer({
      body: Buffer.from(body),
      contentType: file.contentType,
      cacheControl: 'no-cache',
      headers: path === '/sw.js' ? workerHeaders : headers,
      seen: sources.seen,
      tags: sources.tags,
    });
    if (!sources.partial) memory.keep(key, answer);
    return answer;
  }
}

function known(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value === null ? [] : [[name, value.slice(0, LONGEST_WORD)]];
    }),
  );
}

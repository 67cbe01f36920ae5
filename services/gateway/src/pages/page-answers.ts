import { UnavailableError } from '@portal/service-kit/errors';
import { Answer, type RawHeaders } from '../memory/answer.ts';
import type { AnswerMemory } from '../memory/answer-memory.ts';
import type { Reads } from '../reads/reads.ts';
import type { Target } from '../routing/resolve.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Headers } from '../upstream/headers.ts';
import { contents } from './contents/content-of.ts';
import type { PageContent } from './page-content.ts';
import { renderPage } from './render-page.ts';
import { Sources } from './sources.ts';
import type { WebBuild, WebBuilds } from './web-build.ts';

export interface PageHeaders {
  /** For visitors without TLS, and with it. */
  plain: RawHeaders;
  tls: RawHeaders;
}

export interface PageAnswersOptions {
  builds: WebBuilds;
  headers: PageHeaders;
  reads: Reads;
  memory: AnswerMemory;
  index: SearchIndex;
}

type PageTarget = Extract<Target, { kind: 'page' }>;

export interface PageAsker {
  tls: boolean;
  /** For absolute addresses in the page; '' when none can be named. */
  origin: string;
  /** What services are told of who asks. */
  headers: Headers;
}

export interface PageAnswer {
  answer: Answer;
  status: 200 | 404;
}

/** Pages as ready bytes: those that no data changes once for each build, the others until their data change. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;
  readonly #rendered = new WeakMap<WebBuild, Map<string, Answer>>();

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /** @throws UnavailableError without a front-end build */
  async answer(target: PageTarget, asker: PageAsker): Promise<PageAnswer> {
    const build = await this.#options.builds.current();
    const made = contents.get(target.page.path);
    if (!made) return { answer: this.#fixed(target, asker, build), status: target.found ? 200 : 404 };

    const search = known(new URLSearchParams(target.search), made.query ?? []);
    const key = `page ${build.id} ${asker.tls} ${asker.origin} ${target.path}?${search}`;
    const kept = this.#options.memory.find(key);
    if (kept) return { answer: kept, status: 200 };

    const sources = new Sources(this.#options.reads, asker.headers);
    const content = await made
      .of({ sources, build, index: this.#options.index, params: target.params, search })
      .catch((error: unknown) => {
        // The page's own code says what is wrong, and tries again.
        if (error instanceof UnavailableError) return null;
        throw error;
      });
    if (!content) return { answer: this.#fixed(target, asker, build), status: 200 };
    const answer = this.#make(target, asker, build, content, sources);
    if (content.status) return { answer, status: content.status };
    if (!sources.partial) this.#options.memory.keep(key, answer);
    return { answer, status: 200 };
  }

  /** The page without anything that may change. */
  #fixed(target: PageTarget, asker: PageAsker, build: WebBuild): Answer {
    let rendered = this.#rendered.get(build);
    if (!rendered) {
      rendered = new Map();
      this.#rendered.set(build, rendered);
    }
    const key = `${asker.tls} ${asker.origin} ${target.page.path}`;
    let answer = rendered.get(key);
    if (!answer) {
      answer = this.#make(target, asker, build, {});
      rendered.set(key, answer);
    }
    return answer;
  }

  #make(
    { page }: PageTarget,
    { tls, origin }: PageAsker,
    build: WebBuild,
    content: PageContent,
    sources?: Sources,
  ): Answer {
    const { headers } = this.#options;
    return new Answer({
      body: Buffer.from(renderPage({ page, build, origin, content })),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: tls ? headers.tls : headers.plain,
      seen: sources?.seen ?? {},
      tags: sources?.tags ?? [],
      ...(content.postId !== undefined && { postId: content.postId }),
    });
  }
}

/** The words of a query that the page knows, in one order: others must not make a copy of the page each. */
function known(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

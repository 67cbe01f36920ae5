import { noFacts } from '@portal/contracts/content/defaults';
import type { SiteFacts } from '@portal/contracts/rest/content';
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
import { withFacts } from './with-facts.ts';

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

/** What the shell asks for on every page. */
const factsTarget = '/api/content/facts';

/** Pages that only say what the centre says on every page are one for all addresses that match their pattern. */
const ofFacts = { of: async (): Promise<PageContent> => ({}), query: [] };

/** Pages as ready bytes, kept until their data change. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;
  readonly #rendered = new WeakMap<WebBuild, Map<string, Answer>>();

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /** @throws UnavailableError without a front-end build */
  async answer(target: PageTarget, asker: PageAsker): Promise<PageAnswer> {
    const build = await this.#options.builds.current();
    const own = contents.get(target.page.path);
    const made = own ?? ofFacts;
    const status = target.found ? 200 : 404;

    const search = known(new URLSearchParams(target.search), made.query ?? []);
    const address = own ? target.path : target.page.path;
    const key = `page ${build.id} ${asker.tls} ${asker.origin} ${address}?${search}`;
    const kept = this.#options.memory.find(key);
    if (kept) return { answer: kept, status };

    const sources = new Sources(this.#options.reads, asker.headers);
    const read = { sources, build, index: this.#options.index, params: target.params, search };
    const [content, facts] = await Promise.all([
      made.of(read).catch(unlessUnavailable),
      sources.get<SiteFacts>(factsTarget).catch(unlessUnavailable),
    ]);
    // The page's own code says what is wrong, and tries again.
    if (!content || (!facts && !own)) return { answer: this.#fixed(target, asker, build), status };
    if (!facts) sources.partial = true;
    const answers = { ...content.answers, ...(facts && { [factsTarget]: facts }) };
    const answer = this.#make(target, asker, build, { ...content, answers }, sources, facts ?? undefined);
    if (content.status) return { answer, status: content.status };
    if (!sources.partial) this.#options.memory.keep(key, answer);
    return { answer, status };
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
    facts?: SiteFacts,
  ): Answer {
    const { headers } = this.#options;
    const prerendered = withFacts(build.prerendered, page, { ...noFacts, ...facts });
    return new Answer({
      body: Buffer.from(renderPage({ page, build: { ...build, prerendered }, origin, content })),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: tls ? headers.tls : headers.plain,
      seen: sources?.seen ?? {},
      tags: sources?.tags ?? [],
      ...(content.postId !== undefined && { postId: content.postId }),
    });
  }
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof UnavailableError) return null;
  throw error;
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

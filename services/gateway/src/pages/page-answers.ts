import type { Page } from '@portal/contracts/web/pages';
import { Answer, type RawHeaders } from '../memory/answer.ts';
import { renderPage } from './render-page.ts';
import type { WebBuild, WebBuilds } from './web-build.ts';

export interface PageHeaders {
  /** For visitors without TLS, and with it. */
  plain: RawHeaders;
  tls: RawHeaders;
}

/** Pages as ready bytes: rendered once for each build. */
export class PageAnswers {
  readonly #builds: WebBuilds;
  readonly #headers: PageHeaders;
  readonly #rendered = new WeakMap<WebBuild, Map<string, Answer>>();

  constructor(builds: WebBuilds, headers: PageHeaders) {
    this.#builds = builds;
    this.#headers = headers;
  }

  /** @throws UnavailableError without a front-end build */
  async answer(page: Page, tls: boolean): Promise<Answer> {
    const build = await this.#builds.current();
    let rendered = this.#rendered.get(build);
    if (!rendered) {
      rendered = new Map();
      this.#rendered.set(build, rendered);
    }
    const key = `${tls ? 'tls' : 'plain'} ${page.path}`;
    let answer = rendered.get(key);
    if (!answer) {
      answer = this.#render(page, tls, build);
      rendered.set(key, answer);
    }
    return answer;
  }

  #render(page: Page, tls: boolean, { shell, registry }: WebBuild): Answer {
    return new Answer({
      body: Buffer.from(renderPage({ page, shell, registry })),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: tls ? this.#headers.tls : this.#headers.plain,
      seen: {},
      tags: [],
    });
  }
}

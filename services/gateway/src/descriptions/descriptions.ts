import { Answer, type RawHeaders } from '../memory/answer.ts';
import type { ServiceName } from '../routing/api-routes.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { asyncApi } from './async-api.ts';
import { docsPage } from './docs-page.ts';
import { docsStyleSource } from './docs-style.ts';
import { openApi } from './open-api.ts';
import type { DescriptionPath } from './paths.ts';
import { serviceDocuments } from './service-documents.ts';

export interface DescriptionsOptions {
  upstreams: Record<ServiceName, Upstream>;
  /** Headers of data. */
  headers: RawHeaders;
  /** Headers of a document that may load nothing but style sheets from `styleSource`. */
  documentHeaders(styleSource: string): RawHeaders;
}

type All = Record<DescriptionPath, Answer>;

/** A service that was replaced is described anew after that time, in milliseconds. */
const KEPT_MS = 60_000;

const json = 'application/json; charset=utf-8';

/** /openapi.json, /asyncapi.json and /docs as ready bytes. */
export class Descriptions {
  readonly #options: DescriptionsOptions;
  #made: { at: number; all: Promise<All> } | undefined;

  constructor(options: DescriptionsOptions) {
    this.#options = options;
  }

  /** @throws UnavailableError while a service is away that has not been asked before */
  async answer(path: DescriptionPath): Promise<Answer> {
    const now = Date.now();
    if (!this.#made || now - this.#made.at > KEPT_MS) {
      const before = this.#made;
      const all = this.#make().catch((error) => before?.all ?? Promise.reject(error));
      const made = { at: now, all };
      this.#made = made;
      all.catch(() => {
        if (this.#made === made) this.#made = undefined;
      });
    }
    return (await this.#made.all)[path];
  }

  async #make(): Promise<All> {
    const { upstreams, headers, documentHeaders } = this.#options;
    const rest = openApi(await serviceDocuments(upstreams));
    const events = asyncApi();
    const ready = (body: string, contentType: string, its: RawHeaders) =>
      new Answer({
        body: Buffer.from(body),
        contentType,
        cacheControl: 'no-cache',
        headers: its,
        seen: {},
        tags: [],
      });
    return {
      '/openapi.json': ready(JSON.stringify(rest), json, headers),
      '/asyncapi.json': ready(JSON.stringify(events), json, headers),
      '/docs': ready(docsPage(rest), 'text/html; charset=utf-8', documentHeaders(docsStyleSource)),
    };
  }
}

import type { FastifyInstance, HTTPMethods } from 'fastify';
import { type CoreOptions, createCore } from './core.ts';
import { Descriptions } from './descriptions/descriptions.ts';
import { createDispatch } from './dispatch.ts';
import { tags } from './drops/tags.ts';
import { type FeedsOptions, useFeeds } from './feed/use-feeds.ts';
import { useBuildFiles } from './files/build-files.ts';
import { createHttpApp, type HttpAppOptions } from './http/create-http-app.ts';
import { useLimits } from './limits/limits.ts';
import { useGatewayMetrics } from './metrics.ts';
import { logEvents } from './names.ts';
import { PageAnswers } from './pages/page-answers.ts';
import { SiteOrigins } from './pages/site-origins.ts';
import { WebBuilds } from './pages/web-build.ts';
import { createProxy } from './proxy/proxy.ts';
import { SearchIndex } from './search/search-index.ts';
import {
  dataHeaders,
  documentHeaders,
  fileHeaders,
  pageHeaders,
  type SecurityOptions,
} from './security/security-headers.ts';
import { SiteFileAnswers } from './site-files/site-files.ts';

export interface GatewayOptions
  extends Omit<CoreOptions, 'viewsRefused'>,
    Omit<HttpAppOptions, 'hotPath' | 'answerUnreadable'>,
    Omit<FeedsOptions, 'changes'>,
    SecurityOptions {
  /** WEB_DIR */
  webDir: string;
  limits: boolean;
  /** Address that the site is known by; without it, the one that each visitor came by. */
  publicUrl?: string | undefined;
  /** Whether browsers may keep the portal for when there is no network; false takes it from them again. */
  offline?: boolean | undefined;
  /** Ends the connections that `logs` use; called last. */
  closeLogs?: () => Promise<void>;
}

/** Posts sweeps its pictures as often. */
const FORGET_PICTURES_MS = 60 * 60 * 1_000;

const methods: HTTPMethods[] = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** The gateway, not listening yet. `close()` ends all that it has begun. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const core = createCore({
    ...options,
    viewsRefused: (status) => app.log.error({ event: logEvents.viewsRefused, status }),
  });
  const { upstreams, known, memory, reads, changes, views, hotPath } = core;
  const app = createHttpApp({
    ...options,
    hotPath,
    answerUnreadable: (request, reply) => dispatch(request, reply),
  });
  useGatewayMetrics(app, core);

  const builds = new WebBuilds(options.webDir);
  app.health.add('pages', () => builds.check());
  const index = new SearchIndex();
  const pages = new PageAnswers({
    builds,
    headers: { plain: pageHeaders(options, false).flat(), tls: pageHeaders(options, true).flat() },
    reads,
    memory,
    index,
  });
  await useBuildFiles(app, { webDir: options.webDir, headers: fileHeaders() });

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const feeds = useFeeds(app, { ...options, changes });
  const dispatch = createDispatch({
    pages,
    siteFiles: new SiteFileAnswers({
      builds,
      reads,
      memory,
      index,
      headers: dataHeaders().flat(),
      workerHeaders: fileHeaders().flat(),
      offline: options.offline ?? true,
    }),
    descriptions: new Descriptions({
      upstreams,
      headers: dataHeaders().flat(),
      documentHeaders: (styleSource) => documentHeaders(styleSource).flat(),
    }),
    origins: new SiteOrigins(options.publicUrl),
    reads,
    views,
    proxy: createProxy({ upstreams, known, changes, closing: closing.signal }),
    checkLimit: options.limits ? await useLimits(app, feeds.identity) : undefined,
    grown: (key, answer) => memory.grown(key, answer),
  });
  app.route({ method: methods, url: '/*', handler: dispatch });
  app.setNotFoundHandler(dispatch);

  const forgetting = setInterval(() => memory.forget(tags.uploads), FORGET_PICTURES_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(forgetting);
    await Promise.all([feeds.stop(), views.close()]);
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
    await options.closeLogs?.();
  });
  return app;
}

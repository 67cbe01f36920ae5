import type { EventLog } from '@portal/event-store/log';
import { answerClientError } from '@portal/service-kit/client-errors';
import { sendError } from '@portal/service-kit/error-handling';
import { NotFoundError } from '@portal/service-kit/errors';
import { useHealth } from '@portal/service-kit/health';
import { Identity } from '@portal/service-kit/identity';
import { loggerOptions, requestId, useRequestLog } from '@portal/service-kit/logging';
import { useMetrics } from '@portal/service-kit/metrics';
import { SequenceSources } from '@portal/service-kit/sequences';
import fastify, { type FastifyInstance, type HTTPMethods, LogController } from 'fastify';
import { Changes, heardStreams } from './changes/changes.ts';
import { createDispatch } from './dispatch.ts';
import { tags } from './drops/tags.ts';
import { EventFeed } from './feed/event-feed.ts';
import { useBuildFiles } from './files/build-files.ts';
import { createHttpServer, type HttpLimits } from './http/http-server.ts';
import { useLimits } from './limits/limits.ts';
import { AnswerMemory } from './memory/answer-memory.ts';
import { useGatewayMetrics } from './metrics.ts';
import { logEvents } from './names.ts';
import { PageAnswers } from './pages/page-answers.ts';
import { WebBuilds } from './pages/web-build.ts';
import { createProxy } from './proxy/proxy.ts';
import { createHotPath } from './reads/hot-path.ts';
import { Reads } from './reads/reads.ts';
import type { ServiceName } from './routing/api-routes.ts';
import { dataHeaders, fileHeaders, pageHeaders } from './security/security-headers.ts';
import { KnownSequences } from './sequences/known-sequences.ts';
import { Upstream } from './upstream/upstream.ts';
import { viewsSender } from './views/send-views.ts';
import { ViewCounter } from './views/view-counter.ts';

export interface GatewayOptions {
  services: Record<ServiceName, string>;
  logs: Record<(typeof heardStreams)[number], EventLog>;
  webDir: string;
  /** Bytes that ready answers may take. */
  memoryBytes: number;
  limits: boolean;
  /** Address ranges of proxies that are believed; none: X-Forwarded-* is worth nothing. */
  trustProxy: string[];
  frameSources: readonly string[];
  /** Silent without one. */
  logLevel?: string;
  /** Ends the connections that `logs` use; called last. */
  closeLogs?: () => Promise<void>;
  /** For tests: shorter waits. */
  http?: Partial<HttpLimits>;
  watchMs?: number;
}

/** Posts sweeps its pictures as often. */
const FORGET_PICTURES_MS = 60 * 60 * 1_000;
/** An answer may take up to this part of the memory; larger ones are handed through. */
const LARGEST_SHARE = 1 / 4;

const methods: HTTPMethods[] = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** The gateway, not listening yet. `close()` ends all that it has begun. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { services, logs } = options;
  const upstreams = {
    auth: new Upstream(services.auth),
    posts: new Upstream(services.posts),
    questions: new Upstream(services.questions),
    content: new Upstream(services.content),
  };
  const headers = dataHeaders();
  const known = new KnownSequences();
  const memory = new AnswerMemory(options.memoryBytes);
  const reads = new Reads({
    memory,
    known,
    posts: upstreams.posts,
    headers: headers.flat(),
    largest: options.memoryBytes * LARGEST_SHARE,
  });
  const changes = new Changes(memory, reads, known);
  const views = new ViewCounter((body) => sendViews(body));
  const hotPath = createHotPath(memory, views);

  let closing = false;
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        // Kept connections would keep the process.
        if (closing) response.shouldKeepAlive = false;
        if (!hotPath(request, response)) handler(request, response);
      }, options.http),
    logger: loggerOptions('gateway', options.logLevel ?? 'silent'),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: sendError,
  });
  const sendViews = viewsSender(upstreams.posts, app.log);

  // Bodies are handed on as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(Object.fromEntries(headers));
  });

  const sequences = new SequenceSources();
  app.decorate('sequences', sequences);
  useRequestLog(app);
  useHealth(app);
  useMetrics(app, 'gateway');
  useGatewayMetrics(app, { memory, hotPath, views });
  // Behind a proxy the inner paths are for those inside, as they are in every service.
  app.addHook('onRequest', async (request) => {
    const inner = request.routeOptions.config.access === 'internal';
    if (inner && request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
  });

  const builds = new WebBuilds(options.webDir);
  app.health.add('pages', () => builds.check());
  const pages = new PageAnswers(builds, {
    plain: pageHeaders(options, false).flat(),
    tls: pageHeaders(options, true).flat(),
  });
  await useBuildFiles(app, { webDir: options.webDir, headers: fileHeaders() });

  const identity = new Identity(logs.AUTH);
  const dispatch = createDispatch({
    pages,
    reads,
    views,
    proxy: createProxy({ upstreams, known, changes }),
    checkLimit: options.limits ? await useLimits(app, identity) : undefined,
    grown: (key, answer) => memory.grown(key, answer),
  });
  app.route({ method: methods, url: '/*', handler: dispatch });
  app.setNotFoundHandler(dispatch);

  const stop = new AbortController();
  const broken = (stream: string) => (error: unknown) => {
    if (!stop.signal.aborted) app.log.fatal({ event: logEvents.feedBroken, stream, err: error });
  };
  const following = heardStreams.map((stream) => {
    const feed = new EventFeed(logs[stream], changes.listener(stream), options.watchMs);
    sequences.add(stream, feed);
    app.health.add(`stream ${stream}`, () => feed.check());
    return feed.follow(stop.signal).catch(broken(stream));
  });
  following.push(identity.follow(stop.signal).catch(broken('AUTH')));

  const forgetting = setInterval(() => memory.forget(tags.uploads), FORGET_PICTURES_MS).unref();
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onClose', async () => {
    stop.abort();
    clearInterval(forgetting);
    await views.close();
    await Promise.all([...following, ...Object.values(upstreams).map((upstream) => upstream.close())]);
    await options.closeLogs?.();
  });
  return app;
}

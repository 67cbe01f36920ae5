import { answerClientError } from '@portal/service-kit/client-errors';
import type {} from '@portal/service-kit/decorations';
import { sendError } from '@portal/service-kit/error-handling';
import { NotFoundError } from '@portal/service-kit/errors';
import { useHealth } from '@portal/service-kit/health';
import { loggerOptions, requestId, useRequestLog } from '@portal/service-kit/logging';
import { useMetrics } from '@portal/service-kit/metrics';
import { SequenceSources } from '@portal/service-kit/sequences';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { HotPath } from '../reads/hot-path.ts';
import { dataHeaders } from '../security/security-headers.ts';
import { isAmbiguous } from './ambiguous.ts';
import { createHttpServer, type HttpLimits } from './http-server.ts';

export interface HttpAppOptions {
  hotPath: HotPath;
  /** Silent without one. */
  logLevel?: string | undefined;
  /** Address ranges of proxies that are believed; none: X-Forwarded-* is worth nothing. */
  trustProxy: string[];
  http?: Partial<HttpLimits> | undefined;
  /** Answers addresses that no router can read: '/%zz'. */
  answerUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/**
 * Fastify behind the hot path, with the kit's errors, log, health and metrics. Not the kit's `createService`: that reads
 * and validates bodies and waits for sequences, where the gateway hands bodies on as they come.
 */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const { hotPath, logLevel = 'silent', trustProxy, http, answerUnreadable } = options;
  const headers = Object.fromEntries(dataHeaders());
  let closing = false;
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        // Refused before, with the connection: what else came on it counts no more.
        if (!request.socket.writable) return;
        if (isAmbiguous(request)) return answerClientError({ code: 'AMBIGUOUS' }, request.socket);
        // Kept connections would keep the process.
        if (closing) response.shouldKeepAlive = false;
        if (!hotPath(request, response)) handler(request, response);
      }, http),
    logger: loggerOptions('gateway', logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // No hook has run yet.
      reply.headers(headers);
      if (error.code !== 'FST_ERR_BAD_URL') sendError(error, request, reply);
      else answerUnreadable(request, reply).catch((refusal) => sendError(refusal, request, reply));
    },
  });
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  app.decorate('sequences', new SequenceSources());
  useRequestLog(app);
  useHealth(app);
  useMetrics(app, 'gateway');
  hideInside(app);
  return app;
}

/** Behind a proxy the inner paths are for those inside, as they are in every service. */
function hideInside(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const inner = request.routeOptions.config.access === 'internal';
    if (inner && request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
  });
}

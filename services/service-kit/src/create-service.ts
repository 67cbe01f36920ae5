import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import type { EventLog } from '@portal/event-store/log';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { useAccess } from './access.ts';
import { answerClientError } from './client-errors.ts';
import { sendError, useErrorHandling } from './error-handling.ts';
import './decorations.ts';
import { UnavailableError } from './errors.ts';
import { useHealth } from './health.ts';
import { loggerOptions, requestId, useRequestLog } from './logging.ts';
import { useMetrics } from './metrics.ts';
import { useOpenApi } from './open-api/open-api.ts';
import { useRebuilds } from './rebuilds.ts';
import { useSequences } from './sequences.ts';
import { useValidation } from './validation.ts';

/** A Fastify instance whose routes are typed by their TypeBox schemas. */
export type Service = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface ServiceOptions {
  /** 'auth', 'posts', …: in logs, metrics and OpenAPI. */
  name: string;
  /** The stream AUTH: public keys and administrators. */
  authLog: EventLog;
  /** Level of the log; silent without one, as tests like it. */
  logLevel?: string;
}

const BODY_LIMIT = 64 * 1024;

/**
 * A Fastify instance with all that every service has: validation, the one form of errors, the auth guard, sequences,
 * health, metrics, OpenAPI, rebuilds. The caller adds its routes, then `ready()` or `listen()`; `close()` ends it all.
 */
export async function createService({
  name,
  authLog,
  logLevel = 'silent',
}: ServiceOptions): Promise<Service> {
  const app: Service = fastify({
    logger: loggerOptions(name, logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    // Fastify's default is to wait for ever. A photo over a slow line takes its time: routes that take files set their
    // own handlerTimeout, and the gateway keeps slow senders away.
    connectionTimeout: 60_000,
    requestTimeout: 180_000,
    handlerTimeout: 30_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // While closing, what still comes on open connections is answered; the gateway opens no new ones.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();

  // Text is no body of ours: 415 instead of a string that no schema fits.
  app.removeContentTypeParser('text/plain');
  useValidation(app);
  useErrorHandling(app);
  useRequestLog(app);
  useSequences(app);
  await useOpenApi(app, name);
  useAccessAndInsides(app, name, authLog);
  await app.register(underPressure, { maxEventLoopDelay: 2_000, pressureHandler: () => refuse(app) });
  return app;
}

/** Only of a process that serves: one that injects is a test, and what holds it up are other tests. */
async function refuse(app: Service): Promise<void> {
  if (app.server.listening) throw new UnavailableError(2);
}

/** The guard comes before the first route, so that none can be without it. */
function useAccessAndInsides(app: Service, name: string, authLog: EventLog): void {
  useHealth(app);
  useAccess(app, authLog);
  useMetrics(app, name);
  useRebuilds(app);
}

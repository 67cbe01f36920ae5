import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import { logEvents } from './names.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * JSON lines on stdout (pino escapes line breaks, so that no request can forge a line). A request is logged by method,
 * route and status: addresses, queries, bodies, IP addresses and tokens are personal data or secrets and stay out.
 */
export function loggerOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: { service },
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: { method?: string }) => ({ method: request.method }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}

/** The id that the gateway gave the request; one of our own when there is none that is safe to repeat. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** W3C Trace Context: continues the caller's trace with a span of our own, or begins one. */
export function traceparent(given: string | string[] | undefined): string {
  const trace =
    (typeof given === 'string' ? TRACEPARENT.exec(given)?.[1] : undefined) ?? randomBytes(16).toString('hex');
  return `00-${trace}-${randomBytes(8).toString('hex')}-01`;
}

/** One line for each finished request; health and metrics only at level debug. */
export function useRequestLog(app: FastifyInstance): void {
  app.decorateRequest('traceparent', '');
  app.addHook('onRequest', async (request) => {
    request.traceparent = traceparent(request.headers.traceparent);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.access === 'internal' ? 'debug' : 'info';
    request.log[level]({
      event: logEvents.request,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      traceparent: request.traceparent,
    });
  });
}

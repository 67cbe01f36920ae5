import type { FastifyRequest } from 'fastify';
import type { Headers } from '../upstream/headers.ts';

/**
 * What a service is told of who asks, in the gateway's own words. That `x-forwarded-for` is there also tells it that
 * the request comes from outside: a service's inner paths refuse it.
 */
export function askerHeaders(request: FastifyRequest): Headers {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
    traceparent: request.traceparent,
  };
}

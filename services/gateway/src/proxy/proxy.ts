import type { Readable } from 'node:stream';
import { parseSequences, REQUIRED_HEADER, SEEN_HEADER } from '@portal/contracts/sequences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Changes } from '../changes/changes.ts';
import { dropsOfWrite } from '../drops/writes.ts';
import type { ServiceName } from '../routing/api-routes.ts';
import type { Target } from '../routing/resolve.ts';
import { formatRequired, type KnownSequences } from '../sequences/known-sequences.ts';
import { type Headers, requestHeaders, responseHeaders } from '../upstream/headers.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { askerHeaders } from './asker.ts';
import { hasBody, receive } from './limited-body.ts';

export type ApiTarget = Extract<Target, { kind: 'api' }>;

export interface ProxyOptions {
  upstreams: Record<ServiceName, Upstream>;
  known: KnownSequences;
  changes: Changes;
  /** The gateway is going away: answers without an end are ended. */
  closing: AbortSignal;
}

const reads = new Set(['GET', 'HEAD']);

/** Hands a request on to its service and the answer back; what a write has changed is dropped before its writer hears of it. */
export function createProxy({ upstreams, known, changes, closing }: ProxyOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, target: ApiTarget): Promise<FastifyReply> => {
    const { service } = target.route;
    const isRead = reads.has(request.method);
    const body = !isRead && hasBody(request.raw) ? await receive(request.raw, target.method.body) : undefined;
    const headers: Headers = {
      ...requestHeaders(request.headers, body !== undefined),
      ...askerHeaders(request),
    };
    const required = formatRequired(known.requiredOf(service));
    if (required) headers[REQUIRED_HEADER] = required;

    const response = await upstreams[service].request({
      method: request.method as Dispatcher.HttpMethod,
      path: target.path + target.search,
      headers,
      signal: untilGone(reply),
      ...(body && { body }),
    });
    if (response.statusCode < 500) {
      const seen = parseSequences(response.headers[SEEN_HEADER]?.toString());
      const succeeded = response.statusCode < 300;
      const route = `${request.method} ${target.route.path}`;
      changes.passedOn(seen, isRead || !succeeded ? [] : dropsOfWrite(route, target.params, seen));
    }
    reply.code(response.statusCode).headers(responseHeaders(response.headers));
    if (response.headers['cache-control'] === undefined) reply.header('cache-control', 'no-store');
    if (response.headers['content-type']?.toString().startsWith('text/event-stream')) {
      endAt(closing, response.body);
    }
    return reply.send(response.body);
  };
}

/** A stream of events would keep the gateway from closing for as long as its reader likes. */
function endAt(closing: AbortSignal, body: Readable): void {
  const end = () => body.destroy();
  if (closing.aborted) end();
  closing.addEventListener('abort', end, { once: true });
  body.once('close', () => closing.removeEventListener('abort', end));
}

/** Ends the call when the client has gone. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

import { sendError } from '@portal/service-kit/error-handling';
import { MethodNotAllowedError, NotFoundError } from '@portal/service-kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Descriptions } from './descriptions/descriptions.ts';
import type { CheckLimit } from './limits/limits.ts';
import { Answer } from './memory/answer.ts';
import { bestEncoding } from './memory/encodings.ts';
import type { PageAnswers } from './pages/page-answers.ts';
import type { SiteOrigins } from './pages/site-origins.ts';
import { askerHeaders } from './proxy/asker.ts';
import type { ApiTarget, createProxy } from './proxy/proxy.ts';
import { type ReadRequest, readRequest } from './reads/public-read.ts';
import { type Reads, TOO_LARGE } from './reads/reads.ts';
import { writeAnswer } from './reads/write-answer.ts';
import { resolve } from './routing/resolve.ts';
import type { SiteFileAnswers } from './site-files/site-files.ts';
import type { ViewCounter } from './views/view-counter.ts';

export interface DispatchOptions {
  pages: PageAnswers;
  siteFiles: SiteFileAnswers;
  descriptions: Descriptions;
  origins: SiteOrigins;
  reads: Reads;
  views: ViewCounter;
  proxy: ReturnType<typeof createProxy>;
  /** Absent: no limits. */
  checkLimit?: CheckLimit | undefined;
  /** A variant of an answer in memory has been made. */
  grown(key: string, answer: Answer): void;
}

/** Answers whatever is no file of the build and no health path. */
export function createDispatch({
  pages,
  siteFiles,
  descriptions,
  origins,
  reads,
  views,
  proxy,
  checkLimit,
  grown,
}: DispatchOptions) {
  const publicRead = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: ReadRequest,
    target: ApiTarget,
  ) => {
    const result = await reads.answer(read, askerHeaders(request));
    if (result === TOO_LARGE) return proxy(request, reply, target);
    if (!(result instanceof Answer)) {
      return reply
        .code(result.status)
        .headers(result.headers)
        .send(request.method === 'HEAD' ? '' : result.body);
    }
    const variant = await result.variant(bestEncoding(request.headers['accept-encoding']?.toString()));
    grown(read.key, result);
    if (result.postId !== undefined && request.method === 'GET') views.count(result.postId);
    return hijacked(reply, () => writeAnswer(request.raw, reply.raw, variant));
  };

  const api = async (request: FastifyRequest, reply: FastifyReply, target: ApiTarget) => {
    const { read: kind, limit } = target.method;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const read = kind && isRead ? readRequest(kind, target.path, target.search, target.params) : null;
    if (read) return publicRead(request, reply, read, target);
    if (limit) await checkLimit?.(limit, request);
    return proxy(request, reply, target);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = resolve(request.method, request.raw.url ?? '/');
    switch (target.kind) {
      case 'api':
        return api(request, reply, target);
      case 'page': {
        const { answer, status } = await pages.answer(target, {
          tls: request.protocol === 'https',
          origin: origins.of(request.protocol, request.host),
          headers: askerHeaders(request),
        });
        const variant = await answer.variant(bestEncoding(request.headers['accept-encoding']?.toString()));
        if (answer.postId !== undefined && request.method === 'GET') views.count(answer.postId);
        return hijacked(reply, () => writeAnswer(request.raw, reply.raw, variant, status));
      }
      case 'site-file': {
        const origin = origins.of(request.protocol, request.host);
        const answer = await siteFiles.answer(target.path, target.search, origin, askerHeaders(request));
        const variant = await answer.variant(bestEncoding(request.headers['accept-encoding']?.toString()));
        return hijacked(reply, () => writeAnswer(request.raw, reply.raw, variant));
      }
      case 'description': {
        const answer = await descriptions.answer(target.path);
        const variant = await answer.variant(bestEncoding(request.headers['accept-encoding']?.toString()));
        return hijacked(reply, () => writeAnswer(request.raw, reply.raw, variant));
      }
      case 'method-not-allowed':
        return sendError(new MethodNotAllowedError(target.allow), request, reply);
      case 'not-found':
        return sendError(new NotFoundError(), request, reply);
    }
  };
}

/** Ready bytes go out as they are: Fastify has nothing to add to them. */
function hijacked(reply: FastifyReply, write: () => void): FastifyReply {
  reply.hijack();
  write();
  return reply;
}

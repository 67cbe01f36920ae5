import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AllowedMethods } from './allowed-methods.ts';
import { tellError } from './error-answer.ts';
import { MethodNotAllowedError, NotFoundError } from './errors.ts';
import { logEvents } from './names.ts';

/** Sends any error in the one form; also for errors before routing (`frameworkErrors`). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = tellError(error);
  if (told.unexpected) request.log.error({ event: logEvents.unexpectedError, err: error });
  else if (told.answer.statusCode === 503) {
    request.log.warn({ event: logEvents.partUnavailable, err: (error as Error).cause ?? error });
  }
  const notFound = request.routeOptions?.config?.notFound;
  if (notFound && (error as Partial<FastifyError> | undefined)?.validationContext === 'params')
    told.answer.message = notFound;
  return reply
    .code(told.answer.statusCode)
    .headers({ ...told.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(told.answer);
}

/** Gives every refusal the one form, and an address with another method 405 instead of 404. */
export function useErrorHandling(app: FastifyInstance): void {
  const methods = new AllowedMethods();
  app.addHook('onRoute', ({ method, url }) => methods.add(method, url));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.of(request.url);
    return sendError(
      allowed.length > 0 ? new MethodNotAllowedError(allowed) : new NotFoundError(),
      request,
      reply,
    );
  });
}

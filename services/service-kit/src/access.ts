import type { EventLog } from '@portal/event-store/log';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import {
  ForbiddenError,
  NotFoundError,
  PasswordChangeNeededError,
  RouteWithoutAccessError,
  UnauthenticatedError,
} from './errors.ts';
import { Identity } from './identity.ts';
import { logEvents } from './names.ts';
import { type AuthenticatedUser, bearerToken, verifyToken } from './token.ts';

/**
 * Who may use a route. `public`: everybody, and a token is not even looked at, so that a stale one does not keep anybody
 * from reading. `internal`: health, metrics and rebuilds, for those inside; whatever came through the gateway gets 404.
 */
export type Access = 'public' | 'user' | 'admin' | 'internal';

/** The user of a route with access 'user' or 'admin'. */
export function userOf(request: FastifyRequest): AuthenticatedUser {
  if (!request.user) throw new UnauthenticatedError();
  return request.user;
}

async function judge(
  request: FastifyRequest,
  { access = 'admin', oneTimePassword }: FastifyContextConfig,
  identity: Identity,
): Promise<void> {
  if (access === 'public') return;
  if (access === 'internal') {
    if (request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
    return;
  }
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) throw new UnauthenticatedError();
  request.user = await verifyToken(token, identity);
  if (access === 'admin' && request.user.role !== 'admin') throw new ForbiddenError();
  if (request.user.oneTimePassword && oneTimePassword !== 'enough') throw new PasswordChangeNeededError();
}

/** Judges who asks before the body is read or anything is validated: 401 and 403 come before 400 and 404. */
export function useAccess(app: FastifyInstance, authLog: EventLog): void {
  const identity = new Identity(authLog);
  const stop = new AbortController();
  app.decorate('identity', identity);
  app.decorateRequest('user', null);
  app.sequences.add('AUTH', identity);
  app.health.add('identity', () => identity.check());

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new RouteWithoutAccessError(String(method), url);
  });
  app.addHook('onRequest', async (request) => {
    // Without a route there is nothing to guard: the answer is 404 or 405.
    await judge(request, request.is404 ? { access: 'public' } : request.routeOptions.config, identity);
  });

  const followed = identity.follow(stop.signal).catch((error: unknown) => {
    app.log.fatal({ event: logEvents.identityBroken, err: error });
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await followed;
  });
}

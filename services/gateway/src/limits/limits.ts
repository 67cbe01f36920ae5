import rateLimit from '@fastify/rate-limit';
import { TooManyRequestsError } from '@portal/service-kit/errors';
import type { Identity } from '@portal/service-kit/identity';
import { bearerToken, verifyToken } from '@portal/service-kit/token';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitName } from '../routing/api-routes.ts';

/** Refuses what comes too often; resolves otherwise. */
export type CheckLimit = (name: LimitName, request: FastifyRequest) => Promise<void>;

interface Limit {
  /** A minute. */
  max: number;
  of: 'address' | 'account';
}

/** ARCHITECTURE.md, 'REST details'. Wrong passwords of an account are counted by auth (docs/decisions/0170). */
const limits: Record<LimitName, Limit> = {
  login: { max: 120, of: 'address' },
  registration: { max: 20, of: 'address' },
  question: { max: 20, of: 'address' },
  comment: { max: 60, of: 'account' },
  write: { max: 600, of: 'account' },
};

/** Many addresses, as one subscriber of IPv6 has, count as one. */
const IPV6_SUBNET = 64;

/** @returns a check that counts each request as it passes */
export async function useLimits(app: FastifyInstance, identity: Identity): Promise<CheckLimit> {
  await app.register(rateLimit, { global: false, ipv6Subnet: IPV6_SUBNET });
  const accounts = new WeakMap<FastifyRequest, string>();
  const checks = Object.entries(limits).map(([name, { max, of }]) => {
    const check = app.createRateLimit({
      max,
      timeWindow: '1 minute',
      ...(of === 'account' && { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' }),
    });
    return [name, { of, check }] as const;
  });
  const byName = new Map<string, (typeof checks)[number][1]>(checks);

  return async (name, request) => {
    const limit = byName.get(name);
    if (!limit) return;
    if (limit.of === 'account') {
      const account = await accountOf(request, identity);
      // Whoever is not signed in is refused by the service, and learns that first.
      if (account === undefined) return;
      accounts.set(request, account);
    }
    const counted = await limit.check(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError(counted.ttlInSeconds);
  };
}

async function accountOf(request: FastifyRequest, identity: Identity): Promise<string | undefined> {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) return undefined;
  return (await verifyToken(token, identity).catch(() => undefined))?.id;
}

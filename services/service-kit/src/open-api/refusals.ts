import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Status } from '../statuses.ts';

interface Route {
  method: string;
  schema: FastifySchema | undefined;
  config: FastifyContextConfig;
}

/**
 * The refusals that a route may answer with, in order: those that follow from who may use it and what it takes, and those
 * that it names itself (`config.refuses`). What no route has a say in (405, 408, 414, 431) is not among them.
 */
export function refusalsOf({ method, schema, config }: Route): Status[] {
  const { access, oneTimePassword, form, takes = [], refuses = [] } = config;
  const writes = method !== 'GET' && method !== 'HEAD';
  const judges =
    schema?.querystring !== undefined || form !== undefined || takes.some((name) => name !== 'If-None-Match');
  const guarded = access === 'user' || access === 'admin';
  const all: [Status, boolean][] = [
    // A body is read, whatever it is for: what can't be read is 400, another kind 415.
    [400, writes || judges],
    [401, guarded],
    [403, access === 'admin' || (guarded && oneTimePassword !== 'enough')],
    [404, schema?.params !== undefined],
    [409, takes.includes('Idempotency-Key') || takes.includes('If-Match')],
    [413, writes],
    [415, writes],
    [503, true],
  ];
  const found = all.flatMap(([status, applies]) => (applies ? [status] : []));
  return [...new Set([...found, ...refuses])].sort((a, b) => a - b);
}

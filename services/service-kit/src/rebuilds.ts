import type { FastifyInstance } from 'fastify';
import { NotFoundError } from './errors.ts';
import { logEvents } from './names.ts';

/** Builds a read model anew beside the live one and lets it take over; `progress` may be called at any pace. */
export type Rebuild = (progress: (done: number, of: number) => void) => Promise<void>;

const REBUILD_TIMEOUT_MS = 24 * 60 * 60 * 1_000;

/**
 * `POST /internal/rebuild/:name`, for `npm run rebuild`: answers lines of JSON, `{ done, of }` as it goes and at the end
 * `{ rebuilt: name }` or `{ failed: reason }`. `GET /internal/rebuild` lists the names. The gateway forwards neither.
 */
export function useRebuilds(app: FastifyInstance): void {
  app.decorate('rebuilds', new Map<string, Rebuild>());
  app.get('/internal/rebuild', { config: { access: 'internal' } }, async () => [...app.rebuilds.keys()]);
  app.post<{ Params: { name: string } }>(
    '/internal/rebuild/:name',
    { config: { access: 'internal' }, handlerTimeout: REBUILD_TIMEOUT_MS },
    async (request, reply) => {
      const { name } = request.params;
      const rebuild = app.rebuilds.get(name);
      if (!rebuild) throw new NotFoundError();
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
      const say = (line: object) => reply.raw.write(`${JSON.stringify(line)}\n`);
      request.log.info({ event: logEvents.rebuildStarted, name });
      try {
        await rebuild((done, of) => say({ done, of }));
        request.log.info({ event: logEvents.rebuildDone, name });
        say({ rebuilt: name });
      } catch (error) {
        request.log.error({ event: logEvents.unexpectedError, name, err: error });
        say({ failed: error instanceof Error ? error.message : String(error) });
      }
      reply.raw.end();
    },
  );
}

import type { Sequences } from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';
import type { Registry } from 'prom-client';
import type { TSchema } from 'typebox';
import type { Access } from './access.ts';
import type { FormOptions } from './form.ts';
import type { HealthChecks } from './health.ts';
import type { Identity } from './identity.ts';
import type { Lag } from './metrics.ts';
import type { TakenHeader } from './open-api/components.ts';
import type { Rebuild } from './rebuilds.ts';
import type { SequenceSources } from './sequences.ts';
import type { Status } from './statuses.ts';
import type { AuthenticatedUser } from './token.ts';

/** All that `createService` adds to Fastify; in one file, since declarations only travel with a file that is imported. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route: every route says it, there is no default. */
    access?: Access;
    /** 'enough': also for whoever has a one-time password and must change it before anything else. */
    oneTimePassword?: 'enough';
    /** Decides and answers by the log alone: never held up, or refused, because a read model is behind. */
    fromLogAlone?: true;
    /** What a visitor reads when the address names nothing, such as 'Новость не найдена.'. */
    notFound?: string;
    /** The form that `readForm` reads here; `orJson`: the same fields come as JSON too. */
    form?: FormOptions<TSchema> & { orJson: boolean };
    /** Headers that the handler judges itself. */
    takes?: readonly TakenHeader[];
    /** Refusals that do not follow from who may use the route and what it takes, such as 429 of too many wrong passwords. */
    refuses?: readonly Status[];
    /** A browser that asks for HTML gets a page instead of JSON. */
    html?: boolean;
  }
  interface FastifyInstance {
    /** Public keys and administrators. */
    identity: Identity;
    /** Register whatever answers are made from. */
    sequences: SequenceSources;
    /** Register whatever must work before this service can. */
    health: HealthChecks;
    /** Register metrics of your own. */
    metrics: Registry;
    /** By read model, how far it is behind: see `useReadModel`. */
    lags: Map<string, Lag>;
    /** By read model, for `npm run rebuild`: see `useReadModel`. */
    rebuilds: Map<string, Rebuild>;
  }
  interface FastifyRequest {
    /** Who asks; null on public and internal routes. */
    user: AuthenticatedUser | null;
    /** How far each stream was seen when this request began: the answer is at least as new. */
    seen: Sequences;
    /** W3C Trace Context of this request, to hand on to whatever is called or appended for it. */
    traceparent: string;
  }
  interface FastifyReply {
    /** Says that this answer holds what was written at `sequence`. */
    wrote(stream: StreamName, sequence: number): void;
  }
}

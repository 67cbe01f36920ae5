import type { FastifyInstance } from 'fastify';

/** Resolves when the part can do its work; rejects with the reason (for the operator, in English). */
export type HealthCheck = () => Promise<void> | void;

const LONGEST_CHECK_MS = 1_000;

export interface Health {
  ready: boolean;
  /** 'ok' or the reason, for each check. */
  checks: Record<string, string>;
  /** What whoever started the process has called this start of it. */
  launch?: string;
}

/** What must work before this process can do its work. */
export class HealthChecks {
  readonly #checks = new Map<string, HealthCheck>();

  add(name: string, check: HealthCheck): void {
    this.#checks.set(name, check);
  }

  async run(): Promise<Health> {
    const results = await Promise.all(
      [...this.#checks].map(async ([name, check]) => [name, await verdict(check)]),
    );
    const checks = Object.fromEntries(results) as Record<string, string>;
    return { ready: Object.values(checks).every((result) => result === 'ok'), checks };
  }
}

async function verdict(check: HealthCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LONGEST_CHECK_MS} ms`)), LONGEST_CHECK_MS);
  });
  try {
    await Promise.race([check(), tooLong]);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/livez`: the process answers. `/readyz`: 200 only when it can do its work, else 503 and why; with LAUNCH_ID from the
 * environment, so that nobody takes another process on the same port for the one they started.
 */
export function useHealth(app: FastifyInstance): void {
  const { LAUNCH_ID: launch } = process.env;
  app.decorate('health', new HealthChecks());
  app.get('/livez', { config: { access: 'internal' } }, async () => ({ alive: true }));
  app.get('/readyz', { config: { access: 'internal' } }, async (_request, reply) => {
    const health = await app.health.run();
    if (!health.ready) reply.code(503).header('retry-after', '1');
    return { ...health, ...(launch && { launch }) } satisfies Health;
  });
}

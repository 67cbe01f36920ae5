import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../app.ts';

/** An address where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

/** A listening gateway and its address. */
export interface RunningGateway {
  app: FastifyInstance;
  url: string;
}

type Given = Pick<GatewayOptions, 'webDir'> &
  Partial<Omit<GatewayOptions, 'logs'>> & { logs: { POSTS: EventLog; AUTH: EventLog; CONTENT?: EventLog } };

export async function startGateway({ services, logs, ...options }: Given): Promise<RunningGateway> {
  const app = await createGateway({
    memoryBytes: 16 * 1024 * 1024,
    limits: false,
    trustProxy: [],
    frameSources: [],
    watchMs: 100,
    ...options,
    logs: { CONTENT: new MemoryLog('CONTENT'), ...logs },
    services: { auth: nowhere, posts: nowhere, questions: nowhere, content: nowhere, ...services },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url };
}

/** Resolves when the gateway says that it is ready. */
export async function untilReady({ app }: RunningGateway): Promise<void> {
  await until(async () => (await app.inject('/readyz')).statusCode === 200);
}

/** Asks again until it is so; fails after `ms`. */
export async function until(holds: () => Promise<boolean> | boolean, ms = 10_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

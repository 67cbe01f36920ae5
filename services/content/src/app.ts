import type { EventLog } from '@portal/event-store/log';
import { createService, type Service } from '@portal/service-kit/create-service';

export interface AppOptions {
  /** Stream AUTH: who may sign tokens, and the administrators. */
  authLog: EventLog;
  /** Stream CONTENT. */
  log: EventLog;
  logLevel?: string;
}

/** The service as a Fastify instance: log, auth guard, health and metrics, and no routes of its own yet. */
export async function createApp({ authLog, log, logLevel = 'silent' }: AppOptions): Promise<Service> {
  const app = await createService({ name: 'content', authLog, logLevel });
  app.health.add('log', async () => {
    await log.info();
  });
  return app;
}

import { connectLog } from '@portal/event-store/connect';
import { common, readEnvironment } from '@portal/service-kit/environment';
import { LogMetrics } from '@portal/service-kit/log-metrics';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';

await runService({
  name: 'questions',
  async start() {
    const { natsUrl, natsCredentials: credentials, ...environment } = readEnvironment(common);
    const logMetrics = new LogMetrics();
    const connections = await connectLog({
      natsUrl,
      credentials,
      name: 'questions',
      hooks: logMetrics.hooks,
    });
    const app = await createApp({
      ...environment,
      authLog: connections.log('AUTH'),
      log: connections.log('QUESTIONS'),
    });
    logMetrics.register(app.metrics);
    return { ...environment, app, disconnect: () => connections.close() };
  },
});

import { connectLog } from '@portal/event-store/connect';
import { common, readEnvironment } from '@portal/service-kit/environment';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';

await runService({
  name: 'questions',
  async start() {
    const { natsUrl, natsCredentials: credentials, ...environment } = readEnvironment(common);
    const connections = await connectLog({ natsUrl, credentials, name: 'questions' });
    const app = await createApp({
      ...environment,
      authLog: connections.log('AUTH'),
      log: connections.log('QUESTIONS'),
    });
    return { ...environment, app, disconnect: () => connections.close() };
  },
});

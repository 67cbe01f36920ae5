import { connectLog } from '@portal/event-store/connect';
import { openDatabase } from '@portal/event-store/database';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Objects } from '@portal/event-store/objects';
import { Vault } from '@portal/event-store/vault';
import { common, frameSources, mongodbUrl, readEnvironment } from '@portal/service-kit/environment';
import { LogMetrics } from '@portal/service-kit/log-metrics';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';
import { runReadModels } from './read-model/run-read-models.ts';

await runService({
  name: 'content',
  async start() {
    const {
      natsUrl,
      natsCredentials: credentials,
      mongodbUrl: url,
      ...environment
    } = readEnvironment({ ...common, mongodbUrl, frameSources });
    const logMetrics = new LogMetrics();
    const connections = await connectLog({ natsUrl, credentials, name: 'content', hooks: logMetrics.hooks });
    const database = openDatabase({ url, name: 'portal_content' });
    const logs = { authLog: connections.log('AUTH'), log: connections.log('CONTENT') };
    const readModels = runReadModels({ ...logs, db: database.db });
    const app = await createApp({
      ...environment,
      ...logs,
      readModels,
      vault: new Vault(new JetStreamKeyStore(connections.connection('VAULT'))),
      documents: new Objects(connections.connection('EVENTS'), 'documents'),
    });
    logMetrics.register(app.metrics);
    const disconnect = async () => {
      await readModels.stop();
      await Promise.all([database.close(), connections.close()]);
    };
    return { ...environment, app, disconnect };
  },
});

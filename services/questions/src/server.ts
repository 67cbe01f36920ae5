import { connectLog } from '@portal/event-store/connect';
import { openDatabase } from '@portal/event-store/database';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Objects } from '@portal/event-store/objects';
import { Vault } from '@portal/event-store/vault';
import { common, mongodbUrl, readEnvironment } from '@portal/service-kit/environment';
import { LogMetrics } from '@portal/service-kit/log-metrics';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';
import { runReadModels } from './read-models/run-read-models.ts';

/** A search opens every question: their keys stay at hand, and are dropped by the event that says they were erased. */
const KEYS_IN_MEMORY = { cacheSize: 20_000, cacheMs: 10 * 60 * 1000 };

await runService({
  name: 'questions',
  async start() {
    const {
      natsUrl,
      natsCredentials: credentials,
      mongodbUrl: url,
      ...environment
    } = readEnvironment({ ...common, mongodbUrl });
    const logMetrics = new LogMetrics();
    const connections = await connectLog({
      natsUrl,
      credentials,
      name: 'questions',
      hooks: logMetrics.hooks,
    });
    const database = openDatabase({ url, name: 'portal_questions' });
    const log = connections.log('QUESTIONS');
    const readModels = runReadModels(log, database.db);
    const app = await createApp({
      ...environment,
      authLog: connections.log('AUTH'),
      log,
      readModels,
      vault: new Vault(new JetStreamKeyStore(connections.connection('VAULT')), KEYS_IN_MEMORY),
      files: new Objects(connections.connection('EVENTS'), 'attachments'),
    });
    logMetrics.register(app.metrics);
    const disconnect = async () => {
      await readModels.stop();
      await Promise.all([database.close(), connections.close()]);
    };
    return { ...environment, app, disconnect };
  },
});

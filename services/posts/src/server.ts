import { connectLog } from '@portal/event-store/connect';
import { openDatabase } from '@portal/event-store/database';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Objects } from '@portal/event-store/objects';
import { Vault } from '@portal/event-store/vault';
import { common, mongodbUrl, readEnvironment } from '@portal/service-kit/environment';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';
import { runReadModels } from './read-models/run-read-models.ts';

await runService({
  name: 'posts',
  async start() {
    const {
      natsUrl,
      natsCredentials,
      mongodbUrl: url,
      ...environment
    } = readEnvironment({ ...common, mongodbUrl });
    const connections = await connectLog({ natsUrl, credentials: natsCredentials, name: 'posts' });
    const database = openDatabase({ url, name: 'portal_posts' });
    const logs = { authLog: connections.log('AUTH'), log: connections.log('POSTS') };
    const readModels = runReadModels({ ...logs, db: database.db });
    const app = await createApp({
      ...environment,
      ...logs,
      readModels,
      vault: new Vault(new JetStreamKeyStore(connections.connection('VAULT'))),
      images: new Objects(connections.connection('EVENTS'), 'images'),
    });
    const disconnect = async () => {
      await readModels.stop();
      await Promise.all([database.close(), connections.close()]);
    };
    return { ...environment, app, disconnect };
  },
});

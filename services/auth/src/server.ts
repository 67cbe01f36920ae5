import { connectLog } from '@portal/event-store/connect';
import { JetStreamEraser } from '@portal/event-store/eraser';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Vault } from '@portal/event-store/vault';
import { LogMetrics } from '@portal/service-kit/log-metrics';
import { runService } from '@portal/service-kit/run-service';
import { createApp } from './app.ts';
import { authEnvironment } from './environment.ts';
import { operatorSecret, usernameSecret } from './secret-file.ts';
import { untilLogAnswers } from './until-log-answers.ts';

await runService({
  name: 'auth',
  async start() {
    const {
      natsUrl,
      natsCredentials: credentials,
      usernameSecretPath,
      operatorSecretPath,
      ...environment
    } = authEnvironment();
    const logMetrics = new LogMetrics();
    const connections = await connectLog({ natsUrl, credentials, name: 'auth', hooks: logMetrics.hooks });
    const log = connections.log('AUTH');
    const { last } = await untilLogAnswers(() => log.info());
    const app = await createApp({
      ...environment,
      operatorSecret: await operatorSecret(operatorSecretPath),
      storage: {
        log,
        credentialLog: connections.log('CREDENTIALS'),
        credentialEraser: new JetStreamEraser(connections.connection('AUTH_PRIVATE'), 'CREDENTIALS'),
        vault: new Vault(new JetStreamKeyStore(connections.connection('VAULT'))),
        usernameSecret: await usernameSecret(usernameSecretPath, last === 0),
      },
    });
    logMetrics.register(app.metrics);
    return { ...environment, app, disconnect: () => connections.close() };
  },
});

import { connectLog } from '@portal/event-store/connect';
import { runService } from '@portal/service-kit/run-service';
import { createGateway } from './app.ts';
import { ConnectingLog } from './connecting-log.ts';
import { isLoopback, readGatewayEnvironment } from './environment.ts';
import type { heardStreams } from './feed/heard-streams.ts';
import { logEvents } from './names.ts';

await runService({
  name: 'gateway',
  start: async () => {
    const environment = readGatewayEnvironment();
    const { host, port, auth, posts, questions, content } = environment;
    const connecting = connectLog({
      natsUrl: environment.natsUrl,
      credentials: environment.natsCredentials,
      name: 'gateway',
    });
    let close: (() => Promise<void>) | undefined;
    // Refused credentials are not swallowed: unhandled, they end the process.
    void connecting.then((connections) => {
      close = () => connections.close();
    });
    const log = (stream: (typeof heardStreams)[number]) =>
      new ConnectingLog(
        stream,
        connecting.then((connections) => connections.log(stream)),
      );
    const limits = environment.limits === 'on' || !isLoopback(host);
    const app = await createGateway({
      ...environment,
      offline: environment.offline === 'on',
      services: { auth, posts, questions, content },
      logs: { POSTS: log('POSTS'), CONTENT: log('CONTENT'), AUTH: log('AUTH') },
      limits,
      closeLogs: async () => close?.(),
    });
    if (limits && environment.limits === 'off') {
      app.log.warn(
        { event: logEvents.limitsStayOn, host },
        'LIMITS=off counts only while listening on loopback',
      );
    }
    return { app, host, port };
  },
});

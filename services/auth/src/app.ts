import { createService, type Service } from '@portal/service-kit/create-service';
import { Accounts } from './accounts.ts';
import { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
import { HashQueue } from './password/hash-queue.ts';
import { Passwords } from './password/passwords.ts';
import { Registration } from './registration.ts';
import { Repositories, type Storage } from './repositories.ts';
import { getMeRoute } from './routes/get-me.ts';
import { loginRoute } from './routes/login.ts';
import { registerRoute } from './routes/register.ts';
import { FailedLogins } from './session/failed-logins.ts';
import { Signer } from './signing-keys/signer.ts';
import { untilLogAnswers } from './until-log-answers.ts';

const REFRESH_KEYS_MS = 60 * 60 * 1_000;

export interface AuthOptions {
  storage: Storage;
  /** File of the private signing keys. */
  signingKeysPath: string;
  firstAdmin: FirstAdmin;
  logLevel?: string;
  /** Off for load tests: wrong passwords cost nobody any waiting. */
  limits?: 'on' | 'off';
  queue?: HashQueue;
}

/**
 * The service as a Fastify instance. Once it is ready it publishes its keys and makes the first administrator;
 * `/readyz` is 503 until both are done.
 */
export async function createApp(options: AuthOptions): Promise<Service> {
  const {
    storage,
    signingKeysPath,
    firstAdmin,
    logLevel = 'silent',
    limits = 'on',
    queue = new HashQueue(),
  } = options;
  const app = await createService({ name: 'auth', authLog: storage.log, logLevel });
  const repositories = new Repositories(storage);
  const passwords = await Passwords.open(app.metrics, queue);
  const parts = {
    accounts: new Accounts(repositories, passwords),
    registration: new Registration(repositories, passwords),
    signer: new Signer(signingKeysPath, storage.log),
    failedLogins: new FailedLogins({ limits }),
    usernameKey: (username: string) => repositories.usernameKey(username),
  };
  registerRoute(app, parts);
  loginRoute(app, parts);
  getMeRoute(app, parts);

  app.health.add('signing-keys', () => parts.signer.check());
  app.health.add('log', async () => {
    await Promise.all([storage.log.info(), storage.credentialLog.info()]);
  });
  openWhenReady(app, async (signal) => {
    await untilLogAnswers(() => parts.signer.refresh(new Date()), signal);
    await untilLogAnswers(() => ensureFirstAdmin(firstAdmin, { ...parts, log: app.log }), signal);
  });
  const rotation = setInterval(() => {
    parts.signer.refresh(new Date()).catch((error: unknown) => app.log.error(error));
  }, REFRESH_KEYS_MS).unref();
  app.addHook('onClose', async () => clearInterval(rotation));
  return app;
}

/** Runs the task beside the server, so that `/livez` answers meanwhile; a failure other than the log's ends in the log. */
function openWhenReady(app: Service, task: (signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController();
  let state = 'not finished yet';
  let opened: Promise<void> = Promise.resolve();
  app.health.add('start', () => {
    if (state !== 'done') throw new Error(state);
  });
  app.addHook('onReady', async () => {
    opened = task(stop.signal).then(
      () => {
        state = 'done';
      },
      (error: unknown) => {
        state = error instanceof Error ? error.message : String(error);
        if (!stop.signal.aborted) app.log.fatal(error);
      },
    );
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await opened;
  });
}

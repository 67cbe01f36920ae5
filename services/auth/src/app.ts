import { createService, type Service } from '@portal/service-kit/create-service';
import { Accounts } from './accounts.ts';
import { Administration } from './administration.ts';
import { Departure } from './departure/departure.ts';
import { useDepartures } from './departure/use-departures.ts';
import { Directory } from './directory/directory.ts';
import { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
import { HashQueue } from './password/hash-queue.ts';
import { PasswordChange } from './password/password-change.ts';
import { Passwords } from './password/passwords.ts';
import { Registration } from './registration.ts';
import { Repositories, type Storage } from './repositories.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { getMeRoute } from './routes/get-me.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoutes } from './routes/logout.ts';
import { meRoutes } from './routes/me.ts';
import { operatorRoutes } from './routes/operator.ts';
import type { Parts } from './routes/parts.ts';
import { registerRoute } from './routes/register.ts';
import { usersRoutes } from './routes/users.ts';
import { FailedLogins } from './session/failed-logins.ts';
import { UserSessions } from './sessions/sessions.ts';
import { Signer } from './signing-keys/signer.ts';
import { untilLogAnswers } from './until-log-answers.ts';

const REFRESH_KEYS_MS = 60 * 60 * 1_000;

export interface AuthOptions {
  storage: Storage;
  /** File of the private signing keys. */
  signingKeysPath: string;
  firstAdmin: FirstAdmin;
  /** Whoever has it may use the routes for `npm run admin`. */
  operatorSecret: string;
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
    operatorSecret,
    logLevel = 'silent',
    limits = 'on',
    queue = new HashQueue(),
  } = options;
  const app = await createService({ name: 'auth', authLog: storage.log, logLevel });
  const repositories = new Repositories(storage);
  const passwords = await Passwords.open(app.metrics, queue);
  const sessions = new UserSessions(repositories);
  const accounts = new Accounts(repositories, passwords, sessions);
  const departure = new Departure(repositories);
  const parts: Parts = {
    accounts,
    administration: new Administration(repositories, accounts),
    departure,
    directory: new Directory(storage.log, storage.vault),
    passwordChange: new PasswordChange(repositories, passwords, sessions),
    registration: new Registration(repositories, passwords, departure),
    sessions,
    signer: new Signer(signingKeysPath, storage.log),
    failedLogins: new FailedLogins({ limits }),
    usernameKey: (username: string) => repositories.usernameKey(username),
  };
  for (const addRoutes of [
    registerRoute,
    loginRoute,
    getMeRoute,
    changePasswordRoute,
    logoutRoutes,
    meRoutes,
    usersRoutes,
  ]) {
    addRoutes(app, parts);
  }
  operatorRoutes(app, parts, operatorSecret);
  useDirectory(app, parts.directory);
  useDepartures(app, parts.directory, parts.departure);

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

/** Lists of users are made from it: a request waits for it as for every read model. */
function useDirectory(app: Service, directory: Directory): void {
  const stop = new AbortController();
  app.sequences.add('AUTH', directory);
  app.health.add('directory', () => directory.check());
  const running = directory.run(stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
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

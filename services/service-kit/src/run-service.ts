import { pino } from 'pino';
import type { Service } from './create-service.ts';
import { EnvironmentError } from './errors.ts';
import { loggerOptions } from './logging.ts';
import { logEvents } from './names.ts';

const LONGEST_CLOSE_MS = 10_000;

export interface Started {
  app: Pick<Service, 'listen' | 'close' | 'log'>;
  host: string;
  port: number;
  /** Ends connections; called after the app has closed, since its last requests still need them. */
  disconnect?: () => Promise<unknown>;
}

export interface RunOptions {
  name: string;
  /** Reads the environment, connects, builds the app. */
  start: () => Promise<Started>;
}

/**
 * Runs a service as a process of its own until SIGTERM or SIGINT, then closes gracefully within 10 s. Exit code 0; 1 when it can't start or breaks; 2 when its environment is wrong.
 */
export async function runService({ name, start }: RunOptions): Promise<void> {
  const early = pino(loggerOptions(name, 'info'));
  const fail = (event: string) => (error: unknown) => {
    early.fatal({ event, err: error });
    process.exit(1);
  };
  process.on('uncaughtException', fail(logEvents.crashed));
  process.on('unhandledRejection', fail(logEvents.crashed));

  const started = await start().catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) return fail(logEvents.cannotStart)(error);
    early.fatal({ event: logEvents.cannotStart, problems: error.problems }, error.message);
    process.exit(2);
  });
  const { app, host, port, disconnect } = started;
  await app
    .listen({ host, port, listenTextResolver: () => logEvents.started })
    .catch(fail(logEvents.cannotStart));

  let closing = false;
  const close = async (reason: string) => {
    if (closing) return;
    closing = true;
    app.log.info({ event: logEvents.stopping, reason });
    setTimeout(() => fail(logEvents.crashed)(new Error('closing took too long')), LONGEST_CLOSE_MS).unref();
    await app.close();
    await disconnect?.();
    app.log.info({ event: logEvents.stopped });
    process.exit(0);
  };
  process.once('SIGTERM', () => close('SIGTERM'));
  process.once('SIGINT', () => close('SIGINT'));
}

import { freePort } from '../processes/free-port.ts';
import { readSettings } from './settings.ts';
import type { Report } from './steps.ts';
import { Supervisor } from './supervisor.ts';

export interface StartPortalOptions {
  dataDir: string;
  /** Of the site; a free one when left out. */
  port?: number;
  /** Settings of the run contract for this portal; of this process's own settings none is taken. */
  env?: NodeJS.ProcessEnv;
  report?: Report;
}

/** A running portal, as tests and tools see it. */
export interface Portal {
  readonly url: string;
  /** Of the first administrator; null when there was one before. */
  readonly adminPassword: string | null;
  /** What runs at the moment: nats, mongodb, auth, posts, questions, content, gateway. */
  readonly processes: Map<string, { pid: number }>;
  /** Sends a signal to one process. If it dies of that, it is started again. */
  kill(name: string, signal: NodeJS.Signals): void;
  /** Ends everything in order. */
  stop(): Promise<void>;
}

/** Starts a whole portal of its own, ready for use when this settles. Throws StartError or EmbeddedError. */
export async function startPortal(options: StartPortalOptions): Promise<Portal> {
  const { dataDir, env = {}, report = () => {} } = options;
  const port = options.port ?? (await freePort());
  const settings = readSettings({ ...env, DATA_DIR: dataDir, PORT: String(port) });
  const supervisor = new Supervisor({ settings, env: { ...process.env, ...env }, report });
  await supervisor.start();
  return {
    url: supervisor.url,
    adminPassword: supervisor.adminPassword,
    get processes() {
      return supervisor.processes();
    },
    kill: (name, signal) => supervisor.kill(name, signal),
    stop: () => supervisor.stop(),
  };
}

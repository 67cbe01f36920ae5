import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from './errors.ts';
import { repositoryRoot } from './repository-root.ts';

/** The run contract: what the environment can set. */
export interface Settings {
  host: string;
  port: number;
  /** Absolute; everything that must last is in it. */
  dataDir: string;
  /** An outside NATS instead of the embedded one. */
  natsUrl?: string;
  /** Folder with a credentials file per service and one of the operator, for the outside NATS. */
  natsCredentials?: string;
  /** An outside MongoDB instead of the embedded one. */
  mongodbUrl?: string;
  adminUsername: string;
  adminPassword?: string;
  sampleContent: boolean;
  /** Rate limits are off: only ever true on loopback. */
  limitsOff: boolean;
}

/** Reads the settings. Throws StartError BAD_SETTING. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const host = env.HOST || '127.0.0.1';
  return {
    host,
    port: portOf(env.PORT || '8080'),
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    ...(env.NATS_URL && { natsUrl: env.NATS_URL }),
    ...(env.NATS_CREDENTIALS && { natsCredentials: resolve(env.NATS_CREDENTIALS) }),
    ...(env.MONGODB_URL && { mongodbUrl: env.MONGODB_URL }),
    adminUsername: env.ADMIN_USERNAME || 'admin',
    ...(env.ADMIN_PASSWORD && { adminPassword: passwordOf(env.ADMIN_PASSWORD) }),
    sampleContent: env.DEMO !== '0',
    limitsOff: env.LIMITS === 'off' && isLoopback(host),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError('BAD_SETTING', `PORT должен быть целым числом от 1 до 65535, а не «${text}».`);
}

function passwordOf(text: string): string {
  if (text.length >= 8 && text.length <= 128) return text;
  throw new StartError('BAD_SETTING', 'ADMIN_PASSWORD должен быть длиной от 8 до 128 знаков.');
}

/** Whether only this machine can reach what listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The address to show to people. */
export function siteUrl({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = isLoopback(host) || everywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address under which this machine itself reaches the site. */
export function ownUrl({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

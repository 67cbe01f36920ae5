import { join } from 'node:path';
import { credentialsFile } from '../accounts/credentials.ts';
import type { ServiceName } from '../accounts/service-access.ts';
import { dataPaths } from './data-dir.ts';
import { repositoryRoot } from './repository-root.ts';
import type { Settings } from './settings.ts';

/** Where the parts of a portal find each other. */
export interface Addresses {
  natsUrl: string;
  /** Folder of credentials files; none: NATS asks for none. */
  credentials: string | null;
  mongodbUrl: string;
  /** Loopback port of each service but the gateway. */
  ports: Record<InnerService, number>;
  webDir: string;
}

export type InnerService = Exclude<ServiceName, 'gateway'>;
export const innerServices = ['auth', 'posts', 'questions', 'content'] as const satisfies InnerService[];

/** Set for one part only, or by the supervisor: no part inherits them. */
const OWN = [
  'ADMIN_USERNAME',
  'ADMIN_ONE_TIME',
  'ADMIN_PASSWORD',
  'DATA_DIR',
  'DEMO',
  'HOST',
  'LIMITS',
  'MONGODB_URL',
  'NATS_CREDENTIALS',
  'NATS_URL',
  'PORT',
];

export interface Administrator {
  username: string;
  password: string;
  /** The password is ours, to be told once and to be changed. */
  made: boolean;
}

/** The environment of one service. The first admin is for auth alone. */
export function environmentOf(
  name: ServiceName,
  settings: Settings,
  addresses: Addresses,
  outer: NodeJS.ProcessEnv,
  admin: Administrator | null,
): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(outer).filter(([key]) => !OWN.includes(key)));
  const common = {
    NODE_ENV: 'production',
    // Node keeps what it compiled and stripped of types, which halves the time of a start.
    NODE_COMPILE_CACHE: join(repositoryRoot, '.cache/node-compile'),
    ...inherited,
    NATS_URL: addresses.natsUrl,
    ...(addresses.credentials && { NATS_CREDENTIALS: credentialsFile(addresses.credentials, name) }),
    MONGODB_URL: addresses.mongodbUrl,
    DATA_DIR: dataPaths(settings.dataDir).service(name),
    STREAM_REPLICAS: outer.STREAM_REPLICAS ?? '1',
  };
  if (name === 'gateway') {
    return {
      ...common,
      HOST: settings.host,
      PORT: String(settings.port),
      ...Object.fromEntries(
        innerServices.map((inner) => [`${inner.toUpperCase()}_URL`, serviceUrl(addresses.ports[inner])]),
      ),
      WEB_DIR: addresses.webDir,
      ...(settings.limitsOff && { LIMITS: 'off' }),
    };
  }
  return {
    ...common,
    HOST: '127.0.0.1',
    PORT: String(addresses.ports[name]),
    ...(name === 'auth' &&
      admin && {
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
        ADMIN_ONE_TIME: admin.made ? '1' : '0',
      }),
    ...(name === 'auth' && settings.limitsOff && { LIMITS: 'off' }),
  };
}

/** Loopback address of a service. */
export function serviceUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Folder of a service's code. */
export function serviceFolder(name: ServiceName): string {
  return join(repositoryRoot, 'services', name);
}

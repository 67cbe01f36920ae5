import { isIP } from 'node:net';
import {
  common,
  frameSources,
  oneOf,
  readEnvironment,
  text,
  url,
  wholeNumber,
  words,
} from '@portal/service-kit/environment';

const MEGABYTE = 1024 * 1024;

/** '10.0.0.0/8', '::1', or one of the names that Fastify knows. */
function isAddressRange(word: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(word)) return true;
  const [address = '', bits, ...rest] = word.split('/');
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** Where visitors find the site; nothing: where each of them came by. */
function publicUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const value = environment.PUBLIC_URL;
  if (!value) return undefined;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new Error('PUBLIC_URL must be an http(s) address.');
  return value;
}

const readers = {
  ...common,
  port: wholeNumber('PORT', 8080, 0, 65_535),
  auth: url('AUTH_URL', ['http:']),
  posts: url('POSTS_URL', ['http:']),
  questions: url('QUESTIONS_URL', ['http:']),
  content: url('CONTENT_URL', ['http:']),
  webDir: text('WEB_DIR'),
  publicUrl,
  offline: oneOf('OFFLINE', ['on', 'off'] as const, 'on'),
  limits: oneOf('LIMITS', ['on', 'off'] as const, 'on'),
  trustProxy: words('TRUST_PROXY', isAddressRange, []),
  frameSources,
  memoryMegabytes: wholeNumber('ANSWER_MEMORY_MB', 128, 1, 65_536),
};

export type Environment = ReturnType<typeof readGatewayEnvironment>;

/** @throws EnvironmentError */
export function readGatewayEnvironment(environment: NodeJS.ProcessEnv = process.env) {
  const { memoryMegabytes, ...values } = readEnvironment(readers, environment);
  return { ...values, memoryBytes: memoryMegabytes * MEGABYTE };
}

/** Whether only this machine can connect to a process that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

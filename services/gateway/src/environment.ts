import { isIP } from 'node:net';
import {
  common,
  oneOf,
  optionalText,
  type Reader,
  readEnvironment,
  text,
  url,
  wholeNumber,
} from '@portal/service-kit/environment';
import { defaultFrameSources } from './security/security-headers.ts';

const MEGABYTE = 1024 * 1024;

/** Address range, or several with commas between: '10.0.0.0/8', 'loopback'. */
const words = (name: string, fallback: readonly string[]): Reader<string[]> => {
  return (environment) => {
    const value = environment[name]?.trim();
    return value ? value.split(/[\s,]+/) : [...fallback];
  };
};

const readers = {
  ...common,
  port: wholeNumber('PORT', 8080, 0, 65_535),
  auth: url('AUTH_URL', ['http:']),
  posts: url('POSTS_URL', ['http:']),
  questions: url('QUESTIONS_URL', ['http:']),
  content: url('CONTENT_URL', ['http:']),
  webDir: text('WEB_DIR'),
  limits: oneOf('LIMITS', ['on', 'off'] as const, 'on'),
  trustProxy: words('TRUST_PROXY', []),
  frameSources: words('FRAME_SOURCES', defaultFrameSources),
  memoryMegabytes: wholeNumber('ANSWER_MEMORY_MB', 128, 1, 65_536),
  logLevel: common.logLevel,
  natsCredentials: optionalText('NATS_CREDENTIALS'),
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

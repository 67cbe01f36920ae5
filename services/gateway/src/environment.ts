import { isIP } from 'node:net';
import {
  common,
  oneOf,
  type Reader,
  readEnvironment,
  text,
  url,
  wholeNumber,
} from '@portal/service-kit/environment';
import { defaultFrameSources } from './security/security-headers.ts';

const MEGABYTE = 1024 * 1024;

/** Words with commas or spaces between, each of that form. */
function words(name: string, form: (word: string) => boolean, fallback: readonly string[]): Reader<string[]> {
  return (environment) => {
    const value = environment[name]?.trim();
    if (!value) return [...fallback];
    const all = value.split(/[\s,]+/);
    const wrong = all.find((word) => !form(word));
    if (wrong !== undefined) throw new Error(`${name} can't hold '${wrong}'.`);
    return all;
  };
}

/** '10.0.0.0/8', '::1', or one of the names that Fastify knows. */
function isAddressRange(word: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(word)) return true;
  const [address = '', bits, ...rest] = word.split('/');
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** A host over TLS; anything wider, or a keyword, would weaken the policy. */
const isFrameSource = (word: string) => /^https:\/\/[\w.-]+(?::\d+)?$/.test(word);

const readers = {
  ...common,
  port: wholeNumber('PORT', 8080, 0, 65_535),
  auth: url('AUTH_URL', ['http:']),
  posts: url('POSTS_URL', ['http:']),
  questions: url('QUESTIONS_URL', ['http:']),
  content: url('CONTENT_URL', ['http:']),
  webDir: text('WEB_DIR'),
  limits: oneOf('LIMITS', ['on', 'off'] as const, 'on'),
  trustProxy: words('TRUST_PROXY', isAddressRange, []),
  frameSources: words('FRAME_SOURCES', isFrameSource, defaultFrameSources),
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

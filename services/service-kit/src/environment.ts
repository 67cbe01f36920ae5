import { defaultFrameSources } from '@portal/contracts/content/frame-sources';
import { EnvironmentError } from './errors.ts';

/** Reads one variable of the environment; throws an Error whose message is a sentence for the operator. */
export type Reader<T> = (environment: NodeJS.ProcessEnv) => T;

/** A text; without `fallback` the variable must be set. An empty value counts as unset. */
export function text(name: string, fallback?: string): Reader<string> {
  return (environment) => {
    const value = environment[name] || fallback;
    if (value === undefined) throw new Error(`${name} is not set.`);
    return value;
  };
}

/** A text, or undefined when the variable is unset or empty. */
export function optionalText(name: string): Reader<string | undefined> {
  return (environment) => environment[name] || undefined;
}

/** A whole number from `min` to `max`. */
export function wholeNumber(name: string, fallback: number, min: number, max: number): Reader<number> {
  return (environment) => {
    const value = environment[name] || String(fallback);
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Error(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
    }
    return number;
  };
}

/** One of `values`. */
export function oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): Reader<T> {
  return (environment) => {
    const value = environment[name] || fallback;
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) throw new Error(`${name} must be one of ${values.join(', ')}, not '${value}'.`);
    return known;
  };
}

/** Words with commas or spaces between, each of that form. */
export function words(
  name: string,
  form: (word: string) => boolean,
  fallback: readonly string[],
): Reader<string[]> {
  return (environment) => {
    const value = environment[name]?.trim();
    if (!value) return [...fallback];
    const all = value.split(/[\s,]+/);
    const wrong = all.find((word) => !form(word));
    if (wrong !== undefined) throw new Error(`${name} can't hold '${wrong}'.`);
    return all;
  };
}

/** An absolute URL with one of `protocols`, such as 'http:'. */
export function url(name: string, protocols: readonly string[], fallback?: string): Reader<string> {
  return (environment) => {
    const value = text(name, fallback)(environment);
    // A MongoDB address with several hosts is no URL for the parser, so only its scheme is judged.
    if (!protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
      throw new Error(`${name} must begin with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return value;
  };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What every process of the portal is told; a service spreads it into its own readers. */
export const common = {
  host: text('HOST', '127.0.0.1'),
  port: wholeNumber('PORT', 0, 0, 65_535),
  natsUrl: url('NATS_URL', ['nats:', 'tls:', 'ws:', 'wss:']),
  natsCredentials: optionalText('NATS_CREDENTIALS'),
  logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
};

/** The address of the read models. */
export const mongodbUrl = url('MONGODB_URL', ['mongodb:', 'mongodb+srv:']);

/** A host over TLS; anything wider, or a keyword, would weaken the policy of pages. */
const isFrameSource = (word: string) => /^https:\/\/[\w.-]+(?::\d+)?$/.test(word);

/** Sites whose maps and videos a page may show: the gateway's policy and what editors may enter. */
export const frameSources = words('FRAME_SOURCES', isFrameSource, defaultFrameSources);

/** The private folder of a service, for files such as signing keys. */
export const dataDir = text('DATA_DIR');

export type Values<T extends Record<string, Reader<unknown>>> = { [K in keyof T]: ReturnType<T[K]> };

/**
 * Reads all variables and says all that is wrong with them at once.
 * @throws EnvironmentError with one sentence per problem.
 */
export function readEnvironment<T extends Record<string, Reader<unknown>>>(
  readers: T,
  environment: NodeJS.ProcessEnv = process.env,
): Values<T> {
  const problems: string[] = [];
  const values = Object.entries(readers).map(([key, read]) => {
    try {
      return [key, read(environment)];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [key, undefined];
    }
  });
  if (problems.length > 0) throw new EnvironmentError(problems);
  return Object.fromEntries(values) as Values<T>;
}

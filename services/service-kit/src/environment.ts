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

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** `not-asked`: the registry gave no answer; `what` says which. */
export type Audit = { result: 'clean' } | { result: 'found' | 'not-asked'; what: string };

const ASKED_MS = 30_000;

/** Asks the registry for known vulnerabilities of all that the lock file names, development included. */
export async function npmAudit(root: string): Promise<Audit> {
  const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: ASKED_MS,
  });
  const failed = new Promise<string>((resolve) => npm.once('error', () => resolve('')));
  return readAudit(await Promise.race([text(npm.stdout), failed]));
}

interface Report {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** What `npm audit --json` has written. */
export function readAudit(json: string): Audit {
  const { message, vulnerabilities } = parsed(json);
  if (!vulnerabilities) return { result: 'not-asked', what: message ?? 'no answer' };
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
  return found.length === 0 ? { result: 'clean' } : { result: 'found', what: found.join('\n') };
}

function parsed(json: string): Report {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

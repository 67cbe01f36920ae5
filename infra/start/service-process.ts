import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ServiceName } from '../accounts/service-access.ts';
import { type Child, startChild } from '../processes/child.ts';
import type { OrphanGuard } from '../processes/orphan-guard.ts';
import { StartError } from './errors.ts';
import { serviceFolder } from './parts.ts';
import type { ProcessLog } from './process-log.ts';
import { node } from './repository-root.ts';
import { untilReady } from './until-ready.ts';

const GRACE_MS = 6000;

export interface ServiceProcess {
  name: ServiceName;
  /** Where its `/readyz` is asked. */
  url: string;
  env: NodeJS.ProcessEnv;
  guard: OrphanGuard;
  log: ProcessLog;
  /** Hears every line that it writes. */
  onLine?: (line: string) => void;
  /** Starts it again when its sources change. */
  watch?: boolean;
}

/** Starts a service or the gateway and waits until it is ready. @throws {StartError} PART_FAILED, with its last words */
export async function startServiceProcess(service: ServiceProcess, signal: AbortSignal): Promise<Child> {
  const { name, url, env, guard, log, onLine, watch = false } = service;
  const cwd = serviceFolder(name);
  const launch = randomUUID();
  const child = await startChild({
    name,
    command: node,
    args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), join(cwd, 'src/server.ts')],
    cwd,
    env: { ...env, LAUNCH_ID: launch },
    guard,
    onLine: (line) => {
      log.take(line);
      onLine?.(line);
    },
  });
  try {
    await untilReady({ child, url, launch }, signal);
    return child;
  } catch (error) {
    await child.stop(GRACE_MS);
    if (!(error instanceof StartError && error.code === 'PART_FAILED')) throw error;
    const words = `${name}: ${error.message}. ${log.lastWords()} Журнал: ${log.path}`;
    throw new StartError('PART_FAILED', words);
  }
}

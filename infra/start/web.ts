import { join } from 'node:path';
import { type Child, startChild } from '../processes/child.ts';
import type { OrphanGuard } from '../processes/orphan-guard.ts';
import { StartError } from './errors.ts';
import { node, repositoryRoot } from './repository-root.ts';
import type { Report } from './steps.ts';

/** Where the built front end lies. */
export const webDir = join(repositoryRoot, '.cache/web');

export interface FrontEndBuild {
  /** Settles when the front end is up to date. Throws StartError PART_FAILED with the compiler's words. */
  done: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Builds what changed of the front end, in a process of its own that can be ended with all its compilers.
 * @param reload pages load themselves anew after the next build
 */
export async function startFrontEndBuild(
  guard: OrphanGuard,
  report: Report,
  reload: boolean,
): Promise<FrontEndBuild> {
  const errors: string[] = [];
  const child = await startChild({
    name: 'web',
    command: node,
    args: [join(import.meta.dirname, 'build-web.ts'), ...(reload ? ['--reload'] : [])],
    guard,
    onLine: (line) => (line.startsWith(PROGRESS) ? report(line.slice(PROGRESS.length)) : errors.push(line)),
  });
  return {
    kill: child.kill,
    done: child.exited.then(({ code }) => {
      if (code !== 0)
        throw new StartError('PART_FAILED', `Не удалось собрать страницы: ${errors.join('\n')}`);
    }),
  };
}

/** Builds again after every change of the sources, until it is ended. */
export function watchFrontEnd(guard: OrphanGuard, report: Report): Promise<Child> {
  return startChild({
    name: 'web',
    command: node,
    args: [join(import.meta.dirname, 'build-web.ts'), '--reload', '--watch'],
    guard,
    onLine: (line) => report(line.startsWith(PROGRESS) ? line.slice(PROGRESS.length) : line),
  });
}

/** Begins the lines that are for the operator. */
export const PROGRESS = 'progress: ';

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './errors.ts';
import { startedAt } from './process-identity.ts';

interface Identity {
  pid: number;
  started: string;
}

export interface Running {
  portal: Identity;
  parts: Identity[];
  /** Loopback address of each service, for tools such as `npm run rebuild`. */
  services: Record<string, string>;
}

const GRACE_MS = 6000;

/**
 * Says in the data directory who runs on it, so that nobody else does: a second portal is refused, and what a killed one
 * left behind is ended first.
 */
export class RunningFile {
  readonly #path: string;
  #writing: Promise<void> = Promise.resolve();

  private constructor(path: string) {
    this.#path = path;
  }

  /** Throws StartError ALREADY_RUNNING. */
  static async take(path: string): Promise<RunningFile> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const before = await readRunning(path);
    if (before) {
      if (await same(before.portal)) {
        throw new StartError(
          'ALREADY_RUNNING',
          `Портал с этой папкой данных уже запущен (процесс ${before.portal.pid}).`,
        );
      }
      await Promise.all(before.parts.map(end));
    }
    const file = new RunningFile(path);
    await file.tell([], {});
    return file;
  }

  /** Who runs on the data directory at the moment; null when nobody does. */
  static async read(path: string): Promise<Running | null> {
    const running = await readRunning(path);
    return running && (await same(running.portal)) ? running : null;
  }

  /** Writes down the processes that run at the moment. A disk that is full is no reason to stop. */
  tell(pids: number[], services: Running['services']): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(pids, services)).catch(() => {});
    return this.#writing;
  }

  async #write(pids: number[], services: Running['services']): Promise<void> {
    const content: Running = {
      portal: { pid: process.pid, started: (await startedAt(process.pid)) ?? '' },
      parts: await Promise.all(pids.map(async (pid) => ({ pid, started: (await startedAt(pid)) ?? '' }))),
      services,
    };
    await writeFile(`${this.#path}.new`, JSON.stringify(content), { mode: 0o600 });
    await rename(`${this.#path}.new`, this.#path);
  }

  async remove(): Promise<void> {
    await this.#writing;
    await rm(this.#path, { force: true });
  }
}

/** What the file says; null when there is none or a broken one. */
async function readRunning(path: string): Promise<Running | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Running;
  } catch {
    return null;
  }
}

async function same({ pid, started }: Identity): Promise<boolean> {
  return started !== '' && (await startedAt(pid)) === started;
}

async function end(part: Identity): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const until = Date.now() + GRACE_MS;
    if (!(await same(part))) return;
    try {
      process.kill(-part.pid, signal);
    } catch {
      return;
    }
    while (Date.now() < until && (await same(part))) await pause(50);
  }
}

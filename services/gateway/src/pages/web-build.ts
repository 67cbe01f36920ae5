import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry, ShellIndex } from '@portal/contracts/web/registry';
import { UnavailableError } from '@portal/service-kit/errors';
import { Parse } from 'typebox/value';
import { type Prerendered, readPrerendered } from './prerendered.ts';

/** What pages are made from: the shell's files and the areas' live versions. A new one is a new object. */
export interface WebBuild {
  shell: ShellIndex;
  registry: Registry;
  prerendered: Prerendered;
  /** Script of the service worker. */
  worker: string | null;
  /** Another one for each build. */
  id: string;
}

/** How long a look at the files is good for. */
const FRESH_MS = 200;
/** A version that was built without prerendered pages is taken as it is after so many looks. */
const MOST_PARTIAL = 50;

/**
 * The front-end build as it is on disk now. It is looked at when a page is asked for, not watched: directories that are
 * exchanged whole, and mounted ones, lose their watchers without a word.
 */
export class WebBuilds {
  readonly #dir: string;
  readonly #files: string[];
  #build: WebBuild | undefined;
  #signature = '';
  /** Looks in a row that found prerendered pages missing. */
  #partial = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  /** @param dir WEB_DIR */
  constructor(dir: string) {
    this.#dir = dir;
    this.#files = [join(dir, 'shell/index.json'), join(dir, 'registry.json')];
  }

  /** @throws UnavailableError while there has been no whole build yet; later the last whole one is kept. */
  async current(): Promise<WebBuild> {
    if (performance.now() - this.#lookedAt > FRESH_MS) {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
      await this.#looking;
    }
    if (!this.#build)
      throw new UnavailableError(5, new Error(`no front-end build: ${this.#files.join(', ')}`));
    return this.#build;
  }

  /** Health check. */
  async check(): Promise<void> {
    await this.current().catch((error: Error) => {
      throw error.cause ?? error;
    });
  }

  async #look(): Promise<void> {
    try {
      const signature = await signatureOf(this.#files);
      if (signature !== this.#signature) {
        const [index, live] = await Promise.all(this.#files.map(readJson));
        const shell = Parse(ShellIndex, index);
        const registry = Parse(Registry, live);
        const prerendered = await readPrerendered(this.#dir, shell, registry);
        const worker = shell.worker
          ? await readFile(join(this.#dir, shell.worker), 'utf8').catch(() => null)
          : null;
        this.#build = { shell, registry, prerendered, worker, id: signature };
        // Files that are away for a moment (a disk that is being mounted) are looked for again.
        this.#signature = prerendered.whole || this.#partial++ >= MOST_PARTIAL ? signature : '';
        if (prerendered.whole) this.#partial = 0;
      }
    } catch {
      // Being written or exchanged just now: the next look will see.
    }
    this.#lookedAt = performance.now();
  }
}

async function signatureOf(files: string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => stat(file, { bigint: true })));
  return stats.map(({ ino, size, mtimeNs }) => `${ino}:${size}:${mtimeNs}`).join(' ');
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

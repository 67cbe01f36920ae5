import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';
import { AreaError, type AreaErrorCode } from './area-errors.ts';
import { areaTimeout } from './area-timeout.ts';
import { liveVersion } from './registry.ts';

/** Ways to bring an area's files into the page. */
export interface AreaFiles {
  /** Runs the area's code and gives its module './area'. */
  module(version: AreaVersion): Promise<{ area: Area }>;
  /** Applies a style sheet; rejects when it can't be had. */
  style(address: string): Promise<void>;
  /** Begins to fetch, without running anything: the door, and the code of a page where its pattern is given. */
  preload(version: AreaVersion, page?: string): void;
}

/** Failures of one file, which the next try may not meet again. */
const passing = new Set<AreaErrorCode>(['AREA_SCRIPT_MISSING', 'AREA_STYLE_MISSING']);

/** In ms; asked at once, Chromium gives the same failed answer to the second try as well. */
const pauseBetweenTries = 250;

/**
 * Loads areas, each once. A failed try leaves nothing behind, so that the next one starts anew: React.lazy and a route's
 * `lazy` would keep the rejection for as long as the page is open.
 */
export class AreaLoader {
  readonly #registry: Registry;
  readonly #files: AreaFiles;
  readonly #timeout: number;
  readonly #pause: number;
  readonly #loading = new Map<string, Promise<Area>>();
  readonly #loaded = new Map<string, Area>();
  /** Areas that have failed: for them a preload would keep the failed answers in the way of the next try. */
  readonly #failed = new Set<string>();

  constructor(
    registry: Registry,
    files: AreaFiles,
    { timeout = areaTimeout, pause = pauseBetweenTries }: { timeout?: number; pause?: number } = {},
  ) {
    this.#registry = registry;
    this.#files = files;
    this.#timeout = timeout;
    this.#pause = pause;
  }

  /** The version that this page uses for as long as it is open. */
  version(name: string): AreaVersion | null {
    return liveVersion(this.#registry, name);
  }

  loaded(name: string): Area | null {
    return this.#loaded.get(name) ?? null;
  }

  /**
   * @param page pattern of the table of pages: the sheets of that page are there too then. Its code is the area's to fetch
   * @throws AreaError, or what the area's own code threw
   */
  async load(name: string, page?: string): Promise<Area> {
    const pages = this.version(name)?.extras.portal.pages ?? {};
    const styles = (page !== undefined && pages[page]?.styles) || [];
    const [area] = await Promise.all([
      this.#load(name),
      ...styles.map((style) => this.#twice(name, () => this.#files.style(style))),
    ]);
    return area;
  }

  #load(name: string): Promise<Area> {
    const running = this.#loading.get(name);
    if (running) return running;
    const attempt = this.#twice(name, () => this.#attempt(name));
    this.#loading.set(name, attempt);
    attempt.then(
      (area) => this.#loaded.set(name, area),
      () => this.#loading.delete(name),
    );
    return attempt;
  }

  /**
   * Fetches what a page of an area needs, before it is wanted; a failure shows when it is really wanted.
   *
   * @param page pattern of the table of pages
   */
  warm(name: string, page: string): void {
    const version = this.version(name);
    if (version && !this.#failed.has(name)) this.#files.preload(version, page);
  }

  /**
   * A file that could not be preloaded is given, as failed, to the next who asks for it, and only then asked for anew: so a
   * first failure is tried once more after a moment. Time that has run out is not spent twice.
   */
  async #twice<T>(name: string, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      this.#failed.add(name);
      if (error instanceof AreaError && !passing.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, this.#pause));
      return await attempt();
    }
  }

  async #attempt(name: string): Promise<Area> {
    const version = this.version(name);
    if (!version) throw new AreaError('AREA_UNKNOWN', `The registry names no version of ${name}`);
    const { styles } = version.extras.portal.preload;
    if (!this.#failed.has(name)) this.#files.preload(version);
    const whole = Promise.all([
      this.#files.module(version),
      ...styles.map((style) => this.#files.style(style)),
    ]);
    const [module] = await withinTime(whole, this.#timeout, name);
    if (module?.area?.version !== MOUNT_VERSION) {
      throw new AreaError('AREA_CONTRACT', `${name} speaks another version of the mount contract`);
    }
    return module.area;
  }
}

async function withinTime<T>(work: Promise<T>, timeout: number, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AreaError('AREA_TIMEOUT', `${name} did not arrive in time`)),
      timeout,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import type { Area } from '@portal/contracts/web/mount';
import type { AreaVersion } from '@portal/contracts/web/registry';
import type { AreaFiles } from './area-loader.ts';
import { preloadScript, preloadStyle, styleSheet } from './links.ts';
import { runScript } from './scripts.ts';
import { facades } from './shared-modules.ts';

/** What the entry of an area makes, under the remote's name: a container of Module Federation. */
interface Container {
  /** Hands over the shared modules; once, before the first `get`. */
  init(scope: ShareScope): Promise<void> | undefined;
  /** @returns a promise of the module's factory; a failed one can be asked for again */
  get(module: './area'): Promise<() => { area: Area }>;
}

/** Share scope of Module Federation: by name and version, where a module is had. */
type ShareScope = Record<
  string,
  Record<string, { get: () => () => object; loaded: true; eager: true; from: string }>
>;

/** The federation host of this page: gives areas the shared modules and runs their entries. */
export function createAreaFiles(): AreaFiles {
  const page = globalThis as unknown as Record<string, unknown>;
  const scope: ShareScope = Object.fromEntries(
    Object.entries(facades).map(([name, { version, lib }]) => [
      name,
      { [version]: { get: () => lib, loaded: true, eager: true, from: 'shell' } },
    ]),
  );
  const container = (remote: string) => page[remote] as Container | undefined;

  return {
    async module({ url, extras }) {
      const { remote } = extras.portal;
      if (!container(remote)) await runScript(url);
      const made = container(remote);
      if (!made) throw new TypeError(`${url} made no container ${remote}`);
      await made.init(scope);
      return (await made.get('./area'))();
    },
    style: styleSheet,
    preload: preloadFiles,
  };
}

function preloadFiles({ url, extras: { portal } }: AreaVersion, page?: string) {
  const { scripts, styles } = portal.preload;
  const late = page === undefined ? undefined : portal.pages?.[page];
  for (const script of [url, ...scripts, ...(late?.scripts ?? [])]) preloadScript(script);
  for (const style of [...styles, ...(late?.styles ?? [])]) preloadStyle(style);
}

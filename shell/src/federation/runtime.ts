import type { Area } from '@portal/contracts/web/mount';
import type { AreaVersion } from '@portal/contracts/web/registry';
import { sharedGlobal } from '@portal/infra/web/shared-modules';
import type { AreaFiles } from './area-loader.ts';
import { preloadScript, preloadStyle, styleSheet } from './links.ts';
import { runScript } from './scripts.ts';
import { facades } from './shared-modules.ts';

/** What the entry of an area makes, under the remote's name: a container of Module Federation. */
interface Container {
  /** @returns a promise of the module's factory; a failed one can be asked for again */
  get(module: './area'): Promise<() => { area: Area }>;
}

/** The federation host of this page: gives areas the shared modules and runs their entries. */
export function createAreaFiles(): AreaFiles {
  const page = globalThis as unknown as Record<string, unknown>;
  page[sharedGlobal] = Object.fromEntries(Object.entries(facades).map(([name, { lib }]) => [name, lib()]));
  const container = (remote: string) => page[remote] as Container | undefined;

  return {
    async module({ url, extras }) {
      const { remote } = extras.portal;
      if (!container(remote)) await runScript(url);
      const made = container(remote);
      if (!made) throw new TypeError(`${url} made no container ${remote}`);
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

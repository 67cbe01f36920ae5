import { init } from '@module-federation/runtime';
import { CurrentGlobal, helpers } from '@module-federation/runtime/core';
import type { Area } from '@portal/contracts/web/mount';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';
import type { AreaFiles } from './area-loader.ts';
import { areaTimeout } from './area-timeout.ts';
import { preloadScript, preloadStyle, styleSheet } from './links.ts';
import { facades } from './shared-modules.ts';

/**
 * Areas are built without the federation runtime and its core (infra/web/area.ts): the plugin's code in them looks for both
 * here. Only the names that it uses are handed out, so that the rest can be left out of the page.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: { CurrentGlobal, helpers },
  _FEDERATION_RUNTIME: { init },
});

/** The federation host of this page: gives areas the shared modules and runs their entries. */
export function createAreaFiles(registry: Registry): AreaFiles {
  const versions = Object.values(registry.microFrontends).flat();
  const host = init({
    name: 'portal_shell',
    remotes: versions.map(({ url, extras }) => ({
      name: extras.portal.remote,
      entry: new URL(url, location.origin).href,
      type: 'global',
    })),
    shared: Object.fromEntries(
      Object.entries(facades).map(([name, { version, lib }]) => [
        name,
        { version, lib, shareConfig: { singleton: true, requiredVersion: false, eager: true } },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'portal-timeout', createScript: () => ({ timeout: areaTimeout }) }],
  });

  return {
    async module({ extras }) {
      const module = await host.loadRemote<{ area: Area }>(`${extras.portal.remote}/area`);
      if (!module) throw new TypeError(`${extras.portal.remote} exposes no ./area`);
      return module;
    },
    style: styleSheet,
    preload: preloadFiles,
  };
}

function preloadFiles({ url, extras: { portal } }: AreaVersion) {
  for (const script of [url, ...portal.preload.scripts]) preloadScript(script);
  for (const style of portal.preload.styles) preloadStyle(style);
}

import { init } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import type { Area } from '@portal/contracts/web/mount';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';
import type { AreaFiles } from './area-loader.ts';
import { areaTimeout } from './area-timeout.ts';
import { preloadScript, preloadStyle, styleSheet } from './links.ts';
import { facades } from './shared-modules.ts';

/**
 * Areas are built without the federation runtime (infra/web/area.ts): the plugin's code in them looks for it here. Each
 * reads the property once and fills what it finds with its own, so each gets an object of its own.
 */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    __esModule: true,
    default: {
      ...federation,
      bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
      bundlerRuntimeOptions: {},
    },
  }),
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

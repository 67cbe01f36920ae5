import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SharedCheck } from './shared-check.ts';
import { sharedModules } from './shared-modules.ts';
import { buildVersion, repositoryRoot } from './version.ts';

/** File that the federation runtime loads first. */
export const remoteEntry = 'remote-entry.js';
/** What the federation plugin says about the build: the registry's lists of files come from it. */
export const manifestName = 'mf-manifest.json';

/**
 * Rsbuild's configuration of an area: one federation remote that exposes `./area` from `src/area.tsx` and takes React,
 * react-router and the federation runtime's core from the shell. Output: `dist/`, or where infra/web/build.ts puts it.
 * The area's name in addresses and in the registry is its folder's: 'mf-news' is served at /mf/mf-news/<version>/.
 * Why this variant: docs/decisions/0050-federation-variant.md.
 *
 * @param root the area's folder: `import.meta.dirname` of its rsbuild.config.ts
 */
export function areaConfig(root: string): () => RsbuildConfig {
  return () => configOf(root);
}

function configOf(root: string): RsbuildConfig {
  const name = basename(root);
  const version = buildVersion(relative(repositoryRoot, root));
  const unique = `${name}_${version}`.replace(/\W/g, '_');
  return {
    root,
    mode: 'production',
    plugins: [
      pluginReact({ splitChunks: false }),
      pluginModuleFederation({
        name: unique,
        filename: remoteEntry,
        exposes: { './area': './src/area.tsx' },
        shared: Object.fromEntries(
          Object.keys(sharedModules).map((module) => [
            module,
            { singleton: true, import: false, requiredVersion: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
    source: { entry: {}, define: { __AREA_VERSION__: JSON.stringify(version) } },
    output: {
      assetPrefix: 'auto',
      distPath: { root: join(root, 'dist'), js: '.', css: '.' },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      // Two areas, or two versions of one, may hold different states of the same component: their class names never meet.
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      legalComments: 'linked',
      overrideBrowserslist: browsers,
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        // Else two versions of an area in one page would take each other's chunks for their own.
        output: {
          uniqueName: unique,
          chunkLoadingGlobal: `portal_chunks_${unique}`,
          chunkLoadTimeout: fileTimeout,
        },
        // As `externalRuntime` does with the core: the page has the whole runtime already.
        externals: { [bundlerRuntime]: 'global _FEDERATION_BUNDLER_RUNTIME' },
        plugins: [new SharedCheck()],
      },
    },
  };
}

/** What the plugin puts at the head of every entry, under the path by which it names it. */
const bundlerRuntime = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime');

/** In ms: a file of an area that takes longer is given up, and the visitor is offered another try. */
const fileTimeout = 8_000;

/** Old phones are the visitors' own: browsers of the last five years. */
export const browsers = ['chrome >= 96', 'firefox >= 96', 'safari >= 15.4', 'edge >= 96'];

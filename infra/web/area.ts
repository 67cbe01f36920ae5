import { join, relative } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { sharedModules } from './shared-modules.ts';
import { buildVersion, repositoryRoot } from './version.ts';

export interface AreaOptions {
  /** The area's name in addresses and in the registry: 'news' is served at /mf/news/<version>/. */
  name: string;
  /** Folder of the area: `import.meta.dirname` of its rsbuild.config.ts. */
  root: string;
}

/** File that the federation runtime loads first. */
export const remoteEntry = 'remote-entry.js';
/** What the runtime reads about an area before it loads it; the page carries it inlined. */
export const manifestName = 'mf-manifest.json';

/**
 * Rsbuild's configuration of an area: one federation remote that exposes `./area` from `src/area.tsx` and takes React,
 * react-router and the federation runtime's core from the shell. Output: `dist/`, or where infra/web/build.ts puts it.
 * Measured variant: docs/decisions/0050-federation-variant.md.
 */
export function areaConfig({ name, root }: AreaOptions): RsbuildConfig {
  const version = buildVersion(relative(repositoryRoot, root));
  const unique = `${name}_${version.replace(/\W/g, '_')}`;
  return {
    root,
    mode: 'production',
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: unique,
        filename: remoteEntry,
        exposes: { './area': './src/area.tsx' },
        shared: Object.fromEntries(
          sharedModules.map((module) => [module, { singleton: true, import: false, requiredVersion: false }]),
        ),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
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
        output: { uniqueName: unique, chunkLoadingGlobal: `portal_chunks_${unique}` },
      },
    },
  };
}

/** Old phones are the visitors' own: browsers of the last five years. */
export const browsers = ['chrome >= 96', 'firefox >= 96', 'safari >= 15.4', 'edge >= 96'];

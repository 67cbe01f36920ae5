import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SharedCheck } from './shared-check.ts';
import { sharedModules } from './shared-modules.ts';
import { buildVersion, repositoryRoot } from './version.ts';

/** File that makes an area's container, which the shell asks for its door. */
export const remoteEntry = 'remote-entry.js';
/** Chunk of the area's door: what every page with a part of the area needs. */
export const doorChunk = 'area';

/**
 * Rsbuild's configuration of an area: one federation container that exposes `./area` from `src/area.tsx` and takes React
 * and react-router from the shell. Output: `dist/`, or where infra/web/build.ts puts it.
 * The area's name in addresses and in the registry is its folder's: 'mf-news' is served at /mf/mf-news/<version>/.
 * Why this variant: docs/decisions/0155-containers-without-a-runtime.md.
 *
 * @param root the area's folder: `import.meta.dirname` of its rsbuild.config.ts
 */
export function areaConfig(root: string): () => RsbuildConfig {
  return () => configOf(root);
}

function configOf(root: string): RsbuildConfig {
  const name = basename(root);
  const folder = relative(repositoryRoot, root);
  const version = buildVersion(folder);
  const unique = containerName(folder);
  return {
    root,
    mode: 'production',
    plugins: [pluginReact({ splitChunks: false })],
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
    // A rule is in one sheet alone, and what several pages share comes before what one adds: the order in which pages are
    // opened must not decide how they look.
    splitChunks: {
      preset: 'none',
      chunks: 'async',
      minSize: 0,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        sheets: { name: doorChunk, type: 'css/mini-extract', minChunks: 2, enforce: true },
      },
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        // The container is the only entry.
        entry: {},
        // Else two versions of an area in one page would take each other's chunks for their own.
        output: {
          uniqueName: unique,
          chunkLoadingGlobal: `portal_chunks_${unique}`,
          chunkLoadTimeout: fileTimeout,
        },
        plugins: [
          new SharedCheck(),
          new rspack.container.ModuleFederationPluginV1({
            name: unique,
            filename: remoteEntry,
            library: { type: 'var', name: unique },
            exposes: { './area': { import: './src/area.tsx', name: doorChunk } },
            shared: sharedBy(root),
          }),
        ],
      },
    },
  };
}

/** The shell's copy of each shared module, never one of the area's own; a shell with another major version is refused. */
function sharedBy(root: string) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.keys(sharedModules).map((module) => {
      const [major] = dependencies[module.split('/')[0]!].split('.');
      const requiredVersion = `^${major}.0.0`;
      return [module, { import: false, singleton: true, strictVersion: true, requiredVersion }] as const;
    }),
  );
}

/** Name of the container of an area's build, different for each version. */
export const containerName = (folder: string) => `${folder}_${buildVersion(folder)}`.replace(/\W/g, '_');

/** In ms: a file of an area that takes longer is given up, and the visitor is offered another try. */
const fileTimeout = 8_000;

/** Old phones are the visitors' own: browsers of the last five years. */
export const browsers = ['chrome >= 96', 'firefox >= 96', 'safari >= 15.4', 'edge >= 96'];

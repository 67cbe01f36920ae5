import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './area.ts';

/** Name of the entry that runs before the first paint, and of the one that draws the page. */
export const firstPaintEntry = 'display';
export const pageEntry = 'index';
/** Name of the entry that is the service worker. */
export const workerEntry = 'worker';

/** Environment of a build whose pages load anew by themselves once there is a newer one. */
export const reloadVariable = 'PORTAL_RELOAD';

/**
 * Rsbuild's configuration of the shell: a plain application that asks the areas' containers itself. What changes
 * seldom (React, router, store) is a file of its own, so that a release of the shell leaves it in the browsers' caches.
 *
 * @param root the shell's folder: `import.meta.dirname` of its rsbuild.config.ts
 */
export function shellConfig(root: string): () => RsbuildConfig {
  return () => ({
    root,
    mode: 'production',
    plugins: [pluginReact({ splitChunks: false })],
    source: {
      entry: {
        [pageEntry]: './src/index.ts',
        [firstPaintEntry]: './src/first-paint/first-paint.ts',
        [workerEntry]: './src/service-worker/worker.ts',
      },
      define: {
        __PORTAL_RELOAD__: String(process.env[reloadVariable] === '1'),
      },
    },
    output: {
      assetPrefix: '/static/',
      distPath: {
        root: join(root, 'dist'),
        js: '.',
        jsAsync: '.',
        css: '.',
        cssAsync: '.',
        font: '.',
        svg: '.',
        image: '.',
      },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      dataUriLimit: 0,
      cssModules: { localIdentName: 'shell-[local]-[hash:base64:5]' },
      legalComments: 'linked',
      overrideBrowserslist: browsers,
      manifest: { filename: 'manifest.json' },
    },
    splitChunks: {
      chunks: (chunk) => chunk.name === pageEntry,
      cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', enforce: true } },
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { uniqueName: 'portal_shell' },
        module: {
          rules: [
            {
              test: /node_modules[\\/]react-router[\\/]/,
              use: join(import.meta.dirname, 'pure-react-loader.cjs'),
            },
          ],
        },
      },
    },
  });
}

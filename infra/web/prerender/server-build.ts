import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** What of a workspace's browser build its HTML depends on. */
export interface ServerBuild {
  /** The workspace's folder. */
  root: string;
  /** Module to run, relative to `root` or absolute. */
  entry: string;
  alias?: Record<string, string>;
  /** Of the browser's build: names of classes must be the same. */
  browser: RsbuildConfig;
}

/**
 * Compiles a module of the front end for Node, React included, and hands it to `use`; its late chunks can be loaded until
 * that settles. Class names are those of the browser's build; styles and the federation stay out.
 */
export async function withServerModule<M, R>(
  { root, entry, alias = {}, browser }: ServerBuild,
  use: (module: M) => Promise<R>,
): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-prerender-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        root,
        mode: 'production',
        plugins: [pluginReact()],
        source: { entry: { prerender: entry }, define: browser.source?.define ?? {} },
        resolve: { alias },
        output: {
          target: 'node',
          distPath: { root: folder },
          filename: { js: '[name].mjs' },
          assetPrefix: browser.output?.assetPrefix ?? '/',
          cssModules: browser.output?.cssModules ?? {},
          emitAssets: false,
          minify: false,
        },
        performance: { printFileSize: false },
        tools: { htmlPlugin: false },
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return await use((await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as M);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

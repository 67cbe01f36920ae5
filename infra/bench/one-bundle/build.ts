import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, logger, rspack } from '@rsbuild/core';
import { areaFolders } from '../../web/build.ts';
import { compressFolder } from '../../web/compress.ts';
import { pageEntry, shellConfig } from '../../web/shell.ts';
import { repositoryRoot } from '../../web/version.ts';

/** The shell and all areas as one script, beside their late chunks; nothing of the federation is in it. */
export interface OneBundle {
  script: string;
  style: string;
  /** Content by address, and the same in brotli. */
  files: ReadonlyMap<string, { content: Buffer; brotli: Buffer }>;
}

/** Below what the page's policy lets scripts come from. */
const base = '/static/one-bundle/';

/** Compiles the app as it would be without micro-frontends. @throws Error with the compiler's words */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-one-bundle-'));
  try {
    await compile(folder);
    await compressFolder(folder);
    const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
    const files = new Map(
      await Promise.all(
        names.map(async (name) => {
          const file = join(folder, name);
          return [
            base + name,
            { content: await readFile(file), brotli: await readFile(`${file}.br`) },
          ] as const;
        }),
      ),
    );
    const first = (extension: string) =>
      `${base}${names.find((name) => name.startsWith(`${pageEntry}.`) && name.endsWith(extension))}`;
    return { script: first('.js'), style: first('.css'), files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compile(folder: string): Promise<void> {
  logger.level = 'error';
  const root = join(repositoryRoot, 'shell');
  const shell = shellConfig(root)();
  const areas = (await areaFolders()).map((area) => [
    `portal-area/${area}`,
    join(repositoryRoot, area, 'src/area.tsx'),
  ]);
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...shell,
      source: { ...shell.source, entry: { [pageEntry]: './src/index.ts' } },
      resolve: { alias: Object.fromEntries(areas) },
      output: {
        ...shell.output,
        assetPrefix: base,
        distPath: { ...(shell.output?.distPath as object), root: folder },
      },
      splitChunks: false,
      tools: {
        ...shell.tools,
        rspack: [
          shell.tools?.rspack as object,
          {
            plugins: [
              new rspack.NormalModuleReplacementPlugin(
                /federation[\\/]runtime\.ts$/,
                join(import.meta.dirname, 'areas.ts'),
              ),
            ],
          },
        ],
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}

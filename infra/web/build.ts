import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prerenderedFile, shellPages } from '@portal/contracts/web/prerendered';
import {
  type AreaVersion,
  REGISTRY_SCHEMA,
  type Registry,
  type ShellIndex,
} from '@portal/contracts/web/registry';
import { describeArea } from './area-version.ts';
import { markUsed, retire } from './retire.ts';
import { runBuild } from './run-build.ts';
import { reloadVariable } from './shell.ts';
import { namedFiles, publishShell } from './shell-files.ts';
import { buildVersion, repositoryRoot } from './version.ts';

export interface WebBuildOptions {
  /** Told, in Russian, of each build that begins; nothing is said about what is up to date. */
  onProgress?: (message: string) => void;
  /** Where the front end lies for the gateway (WEB_DIR). */
  directory?: string;
  /** For development: open pages load anew by themselves after each build. */
  reload?: boolean;
}

export const webDirectory = join(repositoryRoot, '.cache/web');

/**
 * Builds what has changed of shell and areas, by the content of their inputs, and writes the registry. Files are put in
 * place first and named last, so that a gateway that runs meanwhile answers with a whole build at any moment.
 *
 * @throws WebBuildError
 */
export async function buildWeb({
  onProgress,
  directory = webDirectory,
  reload = false,
}: WebBuildOptions = {}): Promise<Registry> {
  await buildShell(directory, reload, onProgress);
  const microFrontends: Record<string, AreaVersion[]> = {};
  for (const area of await areaFolders())
    microFrontends[area] = [await buildArea(area, directory, onProgress)];
  const registry = { schema: REGISTRY_SCHEMA, microFrontends };
  await writeWhole(join(directory, 'registry.json'), registry);
  return registry;
}

/** Folders of the areas that have a door. */
export async function areaFolders(): Promise<string[]> {
  const names = await readdir(repositoryRoot);
  return names
    .filter((name) => /^mf-/.test(name) && existsSync(join(repositoryRoot, name, 'src/area.tsx')))
    .sort();
}

async function buildArea(
  area: string,
  directory: string,
  onProgress: WebBuildOptions['onProgress'],
): Promise<AreaVersion> {
  const version = buildVersion(area);
  const output = join(directory, 'mf', area, version);
  if (!existsSync(output)) {
    onProgress?.(`Сборка ${area} ${version}`);
    await runBuild(area, output);
  }
  await markUsed([output]);
  await retire(join(directory, 'mf', area));
  return describeArea(area, version, output);
}

async function buildShell(
  directory: string,
  reload: boolean,
  onProgress: WebBuildOptions['onProgress'],
): Promise<void> {
  const version = buildVersion('shell') + (reload ? '-reload' : '');
  const index = join(directory, 'shell/index.json');
  const served = join(directory, 'static');
  const pages = join(directory, shellPages(version));
  let named = await readIndex(index);
  if (
    named?.version !== version ||
    !namedFiles(named).every((file) => existsSync(join(directory, file))) ||
    !existsSync(pages)
  ) {
    onProgress?.(`Сборка shell ${version}`);
    const built = join(directory, '.shell');
    await runBuild('shell', built, { [reloadVariable]: reload ? '1' : '0' });
    named = await publishShell(version, built, served);
    await mkdir(dirname(pages), { recursive: true });
    await copyFile(join(built, prerenderedFile), pages);
    await writeWhole(index, named);
  }
  await markUsed([index, pages]);
  await retire(dirname(index));
  await markUsed(namedFiles(named).flatMap((file) => [join(directory, file), join(directory, `${file}.br`)]));
  await retire(served);
}

async function readIndex(file: string): Promise<ShellIndex | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Readers see the old file or the new one, never a part of it; one that would say the same stays untouched. */
async function writeWhole(file: string, content: unknown): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { doorChunk } from './area.ts';
import { WebBuildError } from './errors.ts';

interface Files {
  scripts: string[];
  styles: string[];
}

/** Which files of an area's version are wanted when, relative to its folder. The entry is not among them. */
export interface AreaFiles {
  /** Name of the container that the entry makes. */
  remote: string;
  door: Files;
  /** What pages need beside the door, by their pattern: those whose code is fetched late. */
  pages: Record<string, Files>;
}

const fileName = 'files.json';

/** The files of each named chunk, with what it shares with others: { area: ['async/area.1f2e.js', …] }. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

/** @param stats of the build that has just been made */
export function chunkFilesOf(stats: Rspack.Stats | Rspack.MultiStats | undefined): ChunkFiles {
  const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
  return new Map(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
}

/**
 * What belongs to the door, and what each page adds to it.
 *
 * @param chunks names of the pages' chunks, by pattern
 * @throws WebBuildError when a page names a chunk that the build has not made
 */
export function areaFilesOf(
  remote: string,
  files: ChunkFiles,
  chunks: Readonly<Record<string, string>>,
): AreaFiles {
  const of = (chunk: string): readonly string[] => {
    const found = files.get(chunk);
    if (!found)
      throw new WebBuildError('WEB_BUILD_INCOMPLETE', `${remote}: the build has no chunk '${chunk}'`);
    return found;
  };
  const door = of(doorChunk);
  return {
    remote,
    door: byKind(door),
    pages: Object.fromEntries(
      Object.entries(chunks).map(([path, chunk]) => [
        path,
        byKind(of(chunk).filter((file) => !door.includes(file))),
      ]),
    ),
  };
}

function byKind(files: readonly string[]): Files {
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

export async function writeAreaFiles(output: string, files: AreaFiles): Promise<void> {
  await writeFile(join(output, fileName), JSON.stringify(files));
}

/** @param folder of a version */
export async function readAreaFiles(folder: string): Promise<AreaFiles> {
  return JSON.parse(await readFile(join(folder, fileName), 'utf8'));
}

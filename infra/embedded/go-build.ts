import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../processes/child.ts';
import { startOrphanGuard } from '../processes/orphan-guard.ts';
import { EmbeddedError } from './errors.ts';
import { onPath } from './on-path.ts';

export interface GoProgram {
  name: string;
  /** Folder beside this file with go.mod, which pins the version. */
  module: string;
  /** What to build in that module. */
  package: string;
  /** Rough time on two cores, for the message. */
  usually: string;
}

export type Report = (message: string) => void;

const here = import.meta.dirname;
const binaries = join(here, '../../.cache/bin');

/** Where the build of exactly these sources and pins is kept. */
async function cachedPath(program: GoProgram): Promise<string> {
  const folder = join(here, program.module);
  const hash = createHash('sha256').update(program.package);
  for (const file of (await readdir(folder)).sort())
    hash.update(file).update(await readFile(join(folder, file)));
  return join(binaries, `${program.name}-${hash.digest('hex').slice(0, 12)}`);
}

/** The kept build, or null. */
export async function cachedBuild(program: GoProgram): Promise<string | null> {
  const path = await cachedPath(program);
  return existsSync(path) ? path : null;
}

/** Builds the program with the Go tool chain on PATH; null without one. Throws EmbeddedError BUILD_FAILED. */
export async function goBuild(program: GoProgram, report: Report): Promise<string | null> {
  const go = await onPath('go');
  if (go === null) return null;
  const target = await cachedPath(program);
  const draft = `${target}.${process.pid}`;
  await mkdir(binaries, { recursive: true });
  report(`Собираю ${program.name}: один раз, обычно ${program.usually}…`);
  const began = Date.now();
  const output: string[] = [];
  const progress = setInterval(
    () => report(`Собираю ${program.name}: ${Math.round((Date.now() - began) / 1000)} с…`),
    5000,
  );
  const guard = startOrphanGuard();
  try {
    const build = await startChild({
      name: `go build ${program.name}`,
      command: go,
      args: ['build', '-trimpath', '-ldflags=-s -w', '-o', draft, program.package],
      cwd: join(here, program.module),
      env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false' },
      guard,
      onLine: (line) => output.push(line),
    });
    const { code } = await build.exited;
    if (code !== 0) {
      throw new EmbeddedError('BUILD_FAILED', `Не удалось собрать ${program.name}: ${lastWords(output)}`);
    }
  } finally {
    clearInterval(progress);
    await guard.close();
  }
  await rename(draft, target);
  report(`Собран ${program.name} за ${Math.round((Date.now() - began) / 1000)} с`);
  return target;
}

function lastWords(output: string[]): string {
  const words = output.filter((line) => !line.startsWith('go: downloading')).slice(-3);
  return words.join(' / ') || 'go build завершился с ошибкой';
}

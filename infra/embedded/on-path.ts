import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** The first executable of that name on PATH, or null. */
export async function onPath(name: string, path = process.env.PATH ?? ''): Promise<string | null> {
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    const file = join(folder, name);
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {
      // the next folder
    }
  }
  return null;
}

/** An executable on PATH whose `--version` answers at least `[major, minor]`, or null. */
export async function fitOnPath(name: string, least: readonly [number, number]): Promise<string | null> {
  const file = await onPath(name);
  if (file === null) return null;
  try {
    const { stdout } = await promisify(execFile)(file, ['--version'], { timeout: 10_000 });
    return atLeast(stdout, least) ? file : null;
  } catch {
    return null;
  }
}

/** Whether the first version number in the text, such as `v2.15.2`, is at least `[major, minor]`. */
export function atLeast(text: string, [major, minor]: readonly [number, number]): boolean {
  const found = /(\d+)\.(\d+)/.exec(text);
  if (found === null) return false;
  const [, foundMajor, foundMinor] = found.map(Number);
  return foundMajor! > major || (foundMajor === major && foundMinor! >= minor);
}

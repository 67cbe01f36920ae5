import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Open tabs keep the versions that they were opened with (FRONTEND.md, Releases); in ms. */
export const keptFor = 30 * 24 * 60 * 60_000;

/** Notes that these files and folders are in use now: their 30 days begin when they no longer are. */
export async function markUsed(paths: string[], now = Date.now()): Promise<void> {
  await Promise.all(paths.map((path) => utimes(path, now / 1000, now / 1000).catch(() => undefined)));
}

/** Removes what nobody has used for 30 days from a folder. */
export async function retire(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const used = (await stat(path)).mtimeMs;
    if (now - used > keptFor) await rm(path, { recursive: true, force: true });
  }
}

import { onPath } from '../embedded/on-path.ts';
import { chromiumNames } from './chromium-names.mjs';

/** The Chromium that browser tests run; `CHROMIUM` names another one. Throws when there is none. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of chromiumNames) {
    const file = await onPath(name);
    if (file !== null) return file;
  }
  throw new Error(`No Chromium on PATH (${chromiumNames.join(', ')}); npm test installs one.`);
}

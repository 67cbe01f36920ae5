import { onPath } from '../embedded/on-path.ts';

/** The shell first: it is the same engine without the windows of a browser, and tests take it half as long. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The Chromium that browser tests run; `CHROMIUM` names another one. Throws when there is none. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const file = await onPath(name);
    if (file !== null) return file;
  }
  throw new Error(`No Chromium on PATH (${NAMES.join(', ')}); npm test installs one.`);
}

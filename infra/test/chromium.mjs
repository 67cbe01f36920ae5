// Plain JavaScript for any Node ≥ 18.
import { chromiumNames } from '../processes/chromium-names.mjs';
import { aptInstall, isFound } from './apt.mjs';

/** Finds a Chromium or installs the system's. Answers null, or a sentence about what to do. */
export async function ensureChromium() {
  if (process.env.CHROMIUM || chromiumNames.some(isFound)) return null;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await aptInstall('Chromium', name);
    if (chromiumNames.some(isFound)) return null;
  }
  return 'Нет Chromium: установите его (например, apt-get install chromium) или задайте путь к нему в CHROMIUM.';
}

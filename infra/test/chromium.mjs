// Plain JavaScript for any Node ≥ 18.
import { spawn, spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const found = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Finds a Chromium or installs the system's. Answers null, or a sentence about what to do. */
export async function ensureChromium() {
  if (process.env.CHROMIUM || NAMES.some(found)) return null;
  const root = process.getuid?.() === 0;
  if (found('apt-get') && (root || found('sudo'))) {
    const asRoot = root ? [] : ['sudo', '--non-interactive'];
    for (const args of [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium'],
    ]) {
      await withProgress('Устанавливаю Chromium', [...asRoot, ...args]);
    }
    if (NAMES.some(found)) return null;
  }
  return 'Нет Chromium: установите его (например, apt-get install chromium) или задайте путь к нему в CHROMIUM.';
}

function withProgress(title, [command, ...args]) {
  const began = Date.now();
  console.log(`• ${title}…`);
  const timer = setInterval(
    () => console.log(`• ${title}: ${Math.round((Date.now() - began) / 1000)} с…`),
    5000,
  );
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  }).finally(() => clearInterval(timer));
}

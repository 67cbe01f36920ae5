// Plain JavaScript for any Node ≥ 18.
import { spawn, spawnSync } from 'node:child_process';

/** Whether a program is on PATH. */
export const isFound = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Installs a package of the system where that can be done without asking anybody; otherwise does nothing. */
export async function aptInstall(title, name) {
  const root = process.getuid?.() === 0;
  if (!isFound('apt-get') || !(root || isFound('sudo'))) return;
  const asRoot = root ? [] : ['sudo', '--non-interactive'];
  for (const args of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-q', '-y', '--no-install-recommends', name],
  ]) {
    await withProgress(`Устанавливаю ${title}`, [...asRoot, ...args]);
  }
}

/** Runs a command, saying every five seconds that it goes on; settles with its exit code. */
export function withProgress(title, [command, ...args]) {
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

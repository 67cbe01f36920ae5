// Plain JavaScript for any Node ≥ 18: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Whether node_modules is what the lock file says; packages for other platforms may be missing.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock package-lock.json
 * @param {{ packages: Record<string, { version?: string }> } | null} installed npm's note of what it installed
 */
export function isUpToDate(lock, installed) {
  if (!installed) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed.packages[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

/** Runs `npm ci` when it is needed. Answers null, or a sentence about what went wrong. */
export async function ensureInstalled() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const note = join(root, 'node_modules/.package-lock.json');
  const installed = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : null;
  if (isUpToDate(lock, installed)) return null;

  console.log('• Устанавливаю зависимости…');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => console.log(`• Устанавливаю зависимости: ${seconds()} с…`), 5000);
  const { code, output } = await npmCi();
  clearInterval(progress);
  if (code !== 0)
    return `Не удалось установить зависимости (npm ci): ${output.trim().split('\n').slice(-4).join(' / ')}`;
  console.log(`• Зависимости установлены за ${seconds()} с`);
  return null;
}

function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...args], { cwd: root })
    : spawn('npm', args, { cwd: root });
  let output = '';
  npm.stdout.on('data', (bytes) => (output += bytes));
  npm.stderr.on('data', (bytes) => (output += bytes));
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve({ code: 1, output: error.message }));
    npm.on('exit', (code) => resolve({ code, output }));
  });
}

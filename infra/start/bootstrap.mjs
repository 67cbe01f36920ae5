// Plain JavaScript for any Node ≥ 18: installs what is missing, then runs the portal on the Node that was installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

process.chdir(root);
const failed = await ensureInstalled();
if (failed) {
  console.error(failed);
  process.exit(1);
}

const portal = spawn(
  join(root, 'node_modules/.bin/node'),
  [fileURLToPath(new URL('main.ts', import.meta.url)), ...process.argv.slice(2)],
  // The channel closes when this process ends in whatever way, which tells the portal to stop.
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
portal.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// A Ctrl-C reaches the portal by itself, as it is in the same foreground group.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => portal.kill(signal));

// npm passes no signal on when it is killed outright.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && portal.kill('SIGTERM'), 1000).unref();
}

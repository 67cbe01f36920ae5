// Completes package-lock.json for `npm ci`: a registry mirror may lack some optional platform builds,
// npm then leaves them out of the lock file and later refuses it ("Missing: @biomejs/cli-android-arm64").
// Plain JavaScript: it runs before anything is installed. Use: npm run lock
import { readFileSync, writeFileSync } from 'node:fs';

const OS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`${path}/node_modules/${name}`] || lock.packages[`node_modules/${name}`]) continue;
    const words = name.split(/[-/]/);
    const os = OS.filter((word) => words.includes(word));
    const cpu = CPU.filter((word) => words.includes(word));
    if (os.length + cpu.length === 0) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[^\d]*/, ''),
      ...(cpu.length > 0 && { cpu }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}
for (const entry of Object.values(lock.packages))
  if (entry.resolved?.startsWith('http')) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform builds added`);

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { againstDirections } from './directions.ts';

// Part of `npm run lint`: looks at every source file that git knows or would take.
const repositoryRoot = join(import.meta.dirname, '../..');
const listing = execFileSync(
  'git',
  [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '*.ts',
    '*.tsx',
    '*.mts',
    '*.mjs',
  ],
  { cwd: repositoryRoot, encoding: 'utf8' },
);

const faults = listing
  .split('\0')
  .filter(Boolean)
  .flatMap((file) => againstDirections(file, readIfThere(join(repositoryRoot, file))));

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** A file may be listed and, not yet committed, gone. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

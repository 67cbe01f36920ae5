import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The repository's root: this file is infra/web/version.ts. */
export const repositoryRoot = join(import.meta.dirname, '../..');

/** What every front-end build depends on beside its own folder. */
const commonInputs = [
  'shell/ui/src',
  'shell/ui/package.json',
  'services/contracts/src',
  'infra/web',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package-lock.json',
];

/** Tests and examples are no part of what is shipped, so changing them makes no new version. */
const leftOut = /(\.(unit|int|e2e)\.spec\.tsx?|\.examples\.tsx|\.md)$|(^|\/)(dist|node_modules)\//;

/**
 * A short hash over the content of all files that a build is made from: equal inputs give the same hash on every machine.
 *
 * @param folder of the workspace, relative to the repository's root
 */
export function inputHash(folder: string): string {
  const own = ['src', 'package.json', 'rsbuild.config.ts'].map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const input of [...commonInputs, ...own]) {
    for (const file of filesOf(join(repositoryRoot, input))) {
      hash
        .update(`${relative(repositoryRoot, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Version of a workspace's build: that of its package and the hash of its inputs, such as '0.1.0-3f2a9c1b07'. */
export function buildVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'));
  return `${version}-${inputHash(folder)}`;
}

function filesOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return globSync('**/*', { cwd: path, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leftOut.test(relative(path, file)))
    .sort();
}

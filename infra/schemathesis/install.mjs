// Plain JavaScript for any Node ≥ 18.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, withProgress } from '../test/apt.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const requirements = join(here, 'requirements.txt');

const NEEDED =
  'Нет Python 3.11 или новее с модулем venv: установите его (например, apt-get install python3-venv), он нужен для schemathesis.';

const hasPython = () =>
  spawnSync('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))']).status ===
  0;

/** Where the program is, or will be: another list of packages is another place. */
export function schemathesisProgram() {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  return join(here, '../../.cache/schemathesis', version, 'bin/schemathesis');
}

/** Installs schemathesis into `.cache/` when it is not there. Answers null, or a sentence about what to do. */
export async function ensureSchemathesis() {
  const home = dirname(dirname(schemathesisProgram()));
  const whole = join(home, 'installed');
  if (existsSync(whole)) return null;
  if (!hasPython()) await aptInstall('Python', 'python3-venv');
  if (!hasPython()) return NEEDED;
  rmSync(home, { recursive: true, force: true });
  // Nothing is built and nothing compiled beforehand: what is pinned comes as it is, by its hash.
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile', '--no-deps'];
  const failed =
    (await withProgress('Готовлю Python для schemathesis', ['python3', '-m', 'venv', home])) ||
    (await withProgress('Устанавливаю schemathesis', [
      join(home, 'bin/python'),
      ...pip,
      ...['--only-binary', ':all:', '--require-hashes', '-r', requirements],
    ]));
  if (failed) return 'Не удалось установить schemathesis из PyPI: проверьте сеть и повторите.';
  writeFileSync(whole, '');
  return null;
}

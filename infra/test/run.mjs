// What `npm test` runs; with --all (`npm run test:all`) accessibility is proven in every combination of page, size of text
// and colours. Plain JavaScript for any Node ≥ 18, as it begins before anything is installed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSchemathesis } from '../schemathesis/install.mjs';
import { ensureInstalled, root } from '../start/install.mjs';
import { ensureChromium } from './chromium.mjs';
import { countBrowserTests, countTests } from './counts.mjs';

process.chdir(root);
const results = join(root, '.cache/test');
const binaries = join(root, 'node_modules/.bin');

/** Runs one of the installed programs, with its output on the console. */
function run(program, args) {
  const child = spawn(join(binaries, program), args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(process.argv.includes('--all') && { TEST_ALL: '1' }),
      PATH: `${binaries}:${process.env.PATH}`,
      CI: process.env.CI ?? '1',
    },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function check(title, program, args) {
  console.log(`\n== ${title}`);
  const failed = (await run(program, args)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

async function tests(title, program, args, file, count) {
  console.log(`\n== ${title}`);
  rmSync(file, { force: true });
  const code = await run(program, args);
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (title, project) => {
  const file = join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return tests(title, 'vitest', ['run', '--project', project, ...reporters], file, countTests);
};

/** A program that is missing fails its tests, in a sentence. */
const unless = (problem, run) => (problem ? { passed: 0, failed: 1, problem } : run());

async function all() {
  const problem = await ensureInstalled();
  if (problem) return [{ passed: 0, failed: 1, problem }];
  mkdirSync(results, { recursive: true });
  const noChromium = await ensureChromium();
  // Nothing needs it before the end: it comes while the rest is tested.
  const installing = ensureSchemathesis();
  const counts = [
    await check('Lint', 'biome', ['check', '--error-on-warnings', '.']),
    await check('Types', 'tsc', ['-b']),
    await check('Supply chain', 'node', ['infra/supply-chain/run.ts']),
    await vitest('Unit tests', 'unit'),
    await vitest('Integration tests', 'int'),
    await vitest('Fault tests', 'fault'),
  ];
  counts.push(
    await unless(noChromium, () =>
      tests(
        'Browser tests',
        'playwright',
        ['test', '--config', 'infra/browser/playwright.config.ts'],
        join(results, 'browser.json'),
        countBrowserTests,
      ),
    ),
    await unless(await installing, () =>
      tests(
        'REST as it describes itself',
        'node',
        ['infra/schemathesis/run.ts'],
        join(results, 'api.json'),
        ({ passed, failed }, code) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed }),
      ),
    ),
  );
  return counts;
}

const counts = await all();
for (const { problem } of counts) if (problem) console.error(problem);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

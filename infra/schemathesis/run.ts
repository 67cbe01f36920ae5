// Asks a portal of its own what its OpenAPI allows and what it does not: `npm run test:api`, with `-- --long` for the long way.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signIn } from '../faults/client.ts';
import { repositoryRoot } from '../start/repository-root.ts';
import { startPortal } from '../start/start-portal.ts';
import { countCases } from './count-cases.ts';
import { ensureSchemathesis, schemathesisProgram } from './install.mjs';
import { runs } from './runs.ts';

const ADMIN = { username: 'admin', password: 'correct horse battery' };
const SEED = process.env.API_SEED ?? '20261121';

const long = process.argv.includes('--long');
const problem = await ensureSchemathesis();
if (problem) {
  console.error(problem);
  process.exit(1);
}

/** Where `npm test` reads the counts. */
const counts = join(repositoryRoot, '.cache/test/api.json');
const dir = await mkdtemp(join(tmpdir(), 'portal-api-'));
const common = await readFile(new URL('./schemathesis.toml', import.meta.url), 'utf8');

function schemathesis(config: string, args: string[]): Promise<number> {
  const child = spawn(schemathesisProgram(), ['--config-file', config, 'run', ...args], {
    stdio: 'inherit',
    cwd: dir,
    env: { ...process.env, PORTAL_USERNAME: ADMIN.username, PORTAL_PASSWORD: ADMIN.password },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const portal = await startPortal({
  dataDir: join(dir, 'data'),
  env: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, LIMITS: 'off' },
});
let [passed, failed] = [0, 0];
try {
  console.log(`API_SEED=${SEED}`);
  for (const { name, config, args } of runs(long)) {
    console.log(`\n• schemathesis: ${name}`);
    const file = join(dir, 'schemathesis.toml');
    const report = join(dir, 'report.xml');
    await writeFile(file, `${common}\n[auth]\nauto-signup = false\n${config}`);
    const code = await schemathesis(file, [
      `${portal.url}/openapi.json`,
      ...['--seed', SEED, '--generation-database', 'none', '--no-shrink', '--workers', '2'],
      ...['--report', 'junit', '--report-junit-path', report],
      ...args,
    ]);
    const counted = countCases(await readFile(report, 'utf8').catch(() => ''), code);
    passed += counted.passed;
    failed += counted.failed;
  }
  // An administrator who could no longer sign in would have been refused everything, and nothing been proven.
  await signIn(portal.url, ADMIN.username, ADMIN.password);
} catch (error) {
  console.error(error);
  failed += 1;
} finally {
  await portal.stop();
  await rm(dir, { recursive: true, force: true });
}
await mkdir(dirname(counts), { recursive: true });
await writeFile(counts, JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

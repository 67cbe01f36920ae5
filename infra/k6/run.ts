// npm run load -- <scenario> [--url http://127.0.0.1:8080] [--rate 50] [--seconds 30]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveK6 } from '../embedded/programs.ts';

const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|\[::1\])$/;
const scenarios = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 8080}` },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
  },
});
const scenario = join(import.meta.dirname, `${positionals[0]}.ts`);
if (!positionals[0] || !existsSync(scenario))
  refuse(`Укажите сценарий: npm run load -- ${scenarios.join(' | ')}`);
if (!URL.canParse(values.url) || !LOOPBACK.test(new URL(values.url).hostname)) {
  refuse('Нагрузка подаётся только на этот компьютер: адрес вида http://127.0.0.1:8080.');
}
const ready = await fetch(new URL('/readyz', values.url)).then(
  (answer) => answer.ok,
  () => false,
);
if (!ready) refuse(`Портал по адресу ${values.url} не готов: сначала npm start.`);

const k6 = spawn(await resolveK6(console.error), ['run', '--no-usage-report', scenario], {
  stdio: 'inherit',
  env: { ...process.env, PORTAL_URL: values.url, RATE: values.rate, SECONDS: values.seconds },
});
process.once('SIGINT', () => k6.kill('SIGINT'));
process.once('SIGTERM', () => k6.kill('SIGTERM'));
const [code] = await once(k6, 'exit');
process.exit(code ?? 1);

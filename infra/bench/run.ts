// npm run bench -- <name> [options of that measurement]
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

const name = process.argv[2] ?? '';
const file = join(import.meta.dirname, `${name}.bench.ts`);
if (!name || !existsSync(file)) {
  console.error(`Укажите, что измерить: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
await import(file);

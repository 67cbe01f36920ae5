// `npm run supply-chain`: the bill of materials, the list of licences and their check, and known vulnerabilities.
// --strict fails when the registry could not be asked for these; --read-go-licences reads licences of Go modules anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objection } from './allowed.ts';
import { npmAudit } from './audit.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { packageUrl } from './component.ts';
import { GO_LICENCES, goComponents } from './go-components.ts';
import { npmComponents } from './npm-components.ts';
import { readLicence } from './read-go-licences.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, '.cache/supply-chain');

if (process.argv.includes('--read-go-licences')) {
  const read = goComponents(root).map((one) => [`${one.name}@${one.version}`, readLicence(one)] as const);
  const sorted = read.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, GO_LICENCES), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const all = [...npmComponents(root), ...goComponents(root)].map((one) => [packageUrl(one), one] as const);
const components = [...new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1))).values()];
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'bom.json'),
  `${JSON.stringify(billOfMaterials({ name, version }, components), null, 2)}\n`,
);
const list = components.map((one) => `${one.licence ?? 'UNKNOWN'}\t${packageUrl(one)}\n`);
writeFileSync(join(results, 'licences.tsv'), list.toSorted().join(''));
console.log(`${components.length} components: .cache/supply-chain/bom.json (CycloneDX), licences.tsv`);

const objections = components.flatMap((one) => {
  const reason = objection(one);
  return reason ? [`${packageUrl(one)}: ${reason}`] : [];
});
for (const line of objections) console.error(line);
if (objections.length === 0) console.log('Licences: all allowed (infra/supply-chain/allowed.ts)');

const audit = await npmAudit(root);
if (audit.result === 'clean') console.log('npm audit: no known vulnerabilities');
else if (audit.result === 'found') console.error(`npm audit:\n${audit.what}`);
else console.warn(`npm audit: NOT CHECKED, the registry could not be asked (${audit.what})`);

const strict = process.argv.includes('--strict');
const failed = objections.length > 0 || audit.result === 'found' || (strict && audit.result !== 'clean');
process.exitCode = failed ? 1 : 0;

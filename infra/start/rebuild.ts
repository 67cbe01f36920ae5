import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { dataPaths } from './data-dir.ts';
import { RunningFile } from './running-file.ts';
import { readSettings } from './settings.ts';

/** What `npm run rebuild -- <read model>` runs: rebuilds a read model of the running portal while the site serves. */
async function main(wanted: string | undefined): Promise<number> {
  const { dataDir } = readSettings(process.env);
  const running = await RunningFile.read(dataPaths(dataDir).running);
  if (!running) return fail(`Портал с папкой данных ${dataDir} не запущен: сначала npm start.`);

  // Several services keep names of users: the second of a name is called after its service, 'content/users'.
  const known = new Map<string, string>();
  for (const [service, url] of Object.entries(running.services)) {
    const answer = await fetch(`${url}/internal/rebuild`);
    if (!answer.ok) continue;
    for (const name of (await answer.json()) as string[]) {
      known.set(known.has(name) ? `${service}/${name}` : name, `${url}/internal/rebuild/${name}`);
    }
  }
  const url = wanted && known.get(wanted);
  if (!url)
    return fail(
      `Укажите, что перестроить: ${[...known.keys()].sort().join(', ') || 'перестраивать нечего'}.`,
    );

  const answer = await fetch(url, { method: 'POST' });
  if (!answer.ok || !answer.body) return fail(`Служба ответила ${answer.status}.`);
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body) })) {
    const { done, of, rebuilt, failed } = JSON.parse(line) as Record<string, unknown>;
    if (failed !== undefined) return fail(`Не удалось перестроить ${wanted}: ${failed}`);
    console.log(rebuilt === undefined ? `• ${wanted}: ${done} из ${of}` : `${rebuilt}: перестроено`);
    if (rebuilt !== undefined) return 0;
  }
  return fail(`Служба завершилась, не перестроив ${wanted}.`);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

process.exitCode = await main(process.argv[2]);

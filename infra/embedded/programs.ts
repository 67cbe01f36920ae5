import { runningDocker } from './docker.ts';
import { EmbeddedError } from './errors.ts';
import { cachedBuild, type GoProgram, goBuild, type Report } from './go-build.ts';
import { fitOnPath } from './on-path.ts';

/** How a program is run: a file, or an image of the Docker engine. */
export type Program =
  | { kind: 'binary'; path: string }
  | { kind: 'ours'; path: string }
  | { kind: 'docker'; docker: string; image: string };

const NATS: GoProgram = {
  name: 'nats-server',
  module: 'nats',
  package: 'github.com/nats-io/nats-server/v2',
  usually: 'до минуты',
};
const FERRETDB: GoProgram = { name: 'ferretdb', module: 'ferretdb', package: '.', usually: 'около минуты' };
const K6: GoProgram = { name: 'k6', module: 'k6', package: 'go.k6.io/k6', usually: 'одну-две минуты' };

/** nats-server 2.14 or later: on PATH, built before, built now, or an image. Throws EmbeddedError NO_PROGRAM. */
export function resolveNats(report: Report): Promise<Program> {
  return resolve({
    path: ['nats-server', [2, 14]],
    go: NATS,
    image: 'nats:2.15',
    address: 'NATS_URL',
    report,
  });
}

/** mongod 6 or later on PATH; else FerretDB built before or now; else an image. Throws EmbeddedError NO_PROGRAM. */
export function resolveMongodb(report: Report): Promise<Program> {
  return resolve({
    path: ['mongod', [6, 0]],
    go: FERRETDB,
    image: 'mongo:8',
    address: 'MONGODB_URL',
    report,
  });
}

/** The file of k6 1.x: on PATH, built before or built now. Throws EmbeddedError NO_PROGRAM. */
export async function resolveK6(report: Report): Promise<string> {
  const path = (await fitOnPath('k6', [1, 0])) ?? (await cachedBuild(K6)) ?? (await goBuild(K6, report));
  if (path !== null) return path;
  throw new EmbeddedError('NO_PROGRAM', 'Нет k6: установите Go 1.26 или положите программу k6 в PATH.');
}

interface Choices {
  path: [name: string, least: readonly [number, number]];
  go: GoProgram;
  image: string;
  address: string;
  report: Report;
}

async function resolve({ path, go, image, address, report }: Choices): Promise<Program> {
  const binary = await fitOnPath(...path);
  if (binary !== null) return { kind: 'binary', path: binary };
  const built = (await cachedBuild(go)) ?? (await goBuild(go, report));
  if (built !== null) return { kind: 'ours', path: built };
  const docker = await runningDocker();
  if (docker !== null) return { kind: 'docker', docker, image };
  const [name, least] = path;
  throw new EmbeddedError(
    'NO_PROGRAM',
    `Нет ${name}. Годится любое из: адрес работающего сервера в ${address}; ${name} ${least.join('.')} или новее в PATH; ` +
      'Go 1.26 в PATH (портал соберёт сервер сам); работающий Docker.',
  );
}

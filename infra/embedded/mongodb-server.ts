import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Child, startChild } from '../processes/child.ts';
import type { OrphanGuard } from '../processes/orphan-guard.ts';
import { dockerRun, removeContainer } from './docker.ts';
import type { Program } from './programs.ts';
import { untilAnswers } from './until-answers.ts';

export interface MongodbServerOptions {
  program: Program;
  /** A private folder for the database files. */
  dir: string;
  /** Where to listen: see mongodb-socket.ts. The server has no accounts, so the socket's folder must be private. */
  socket: string;
  guard: OrphanGuard;
  onLine?(line: string): void;
}

/** Starts the MongoDB-compatible server on a Unix socket and waits until it answers. Throws EmbeddedError NOT_STARTED. */
export async function startMongodbServer(options: MongodbServerOptions): Promise<Child> {
  const { program, dir, socket, guard } = options;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await mkdir(dirname(socket), { recursive: true, mode: 0o700 });
  await rm(socket, { force: true });
  const container = `portal-mongodb-${createHash('sha256').update(dir).digest('hex').slice(0, 8)}`;
  if (program.kind === 'docker') await removeContainer(program.docker, container);
  const child = await startChild({
    name: 'mongodb',
    ...command(options, container),
    guard,
    ...(options.onLine && { onLine: options.onLine }),
  });
  await untilAnswers(child, { path: socket });
  await chmod(socket, 0o600);
  return child;
}

function command({ program, dir, socket }: MongodbServerOptions, container: string) {
  const mongod = ['mongod', '--dbpath', dir, '--bind_ip', socket, '--quiet'];
  switch (program.kind) {
    case 'ours':
      return { command: program.path, args: ['-dir', dir, '-unix', socket] };
    case 'binary':
      return { command: program.path, args: mongod.slice(1) };
    case 'docker':
      return {
        command: program.docker,
        args: dockerRun(container, program.image, [dir, dirname(socket)], mongod),
      };
  }
}

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Child, startChild } from '../processes/child.ts';
import type { OrphanGuard } from '../processes/orphan-guard.ts';
import { dockerRun, removeContainer } from './docker.ts';
import type { NatsConfig } from './nats-config.ts';
import type { Program } from './programs.ts';
import { untilAnswers } from './until-answers.ts';

export interface NatsServerOptions {
  program: Program;
  /** A private folder for the configuration and the streams. */
  dir: string;
  port: number;
  config: NatsConfig;
  guard: OrphanGuard;
  onLine?(line: string): void;
}

/** Starts NATS on a loopback port and waits until its log is open. Throws EmbeddedError NOT_STARTED. */
export async function startNatsServer(options: NatsServerOptions): Promise<Child> {
  const { program, dir, port, guard } = options;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'nats.json');
  await writeFile(file, JSON.stringify(options.config, null, 2), { mode: 0o600 });
  const container = `portal-nats-${createHash('sha256').update(dir).digest('hex').slice(0, 8)}`;
  if (program.kind === 'docker') await removeContainer(program.docker, container);
  const child = await startChild({
    name: 'nats',
    command: program.kind === 'docker' ? program.docker : program.path,
    args: program.kind === 'docker' ? dockerRun(container, program.image, [dir], ['-c', file]) : ['-c', file],
    guard,
    ...(options.onLine && { onLine: options.onLine }),
  });
  // The greeting comes after the streams were recovered: until then the port does not answer.
  await untilAnswers(child, { host: '127.0.0.1', port }, (bytes) => bytes.toString().startsWith('INFO'));
  return child;
}

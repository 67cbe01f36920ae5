import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onPath } from './on-path.ts';

const run = promisify(execFile);

/** The docker command when its engine answers, or null. */
export async function runningDocker(): Promise<string | null> {
  const docker = await onPath('docker');
  if (docker === null) return null;
  try {
    await run(docker, ['info', '--format', '{{.ServerVersion}}'], { timeout: 5000 });
    return docker;
  } catch {
    return null;
  }
}

/** Removes a container that a killed start may have left. */
export async function removeContainer(docker: string, name: string): Promise<void> {
  await run(docker, ['rm', '--force', name], { timeout: 20_000 }).catch(() => {});
}

/** Arguments of `docker run` for a server that keeps its files in `folder` and listens as if it ran outside. */
export function dockerRun(name: string, image: string, folders: string[], command: string[]): string[] {
  const user = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  const volumes = folders.flatMap((folder) => ['--volume', `${folder}:${folder}`]);
  return ['run', '--rm', '--name', name, '--network', 'host', '--user', user, ...volumes, image, ...command];
}

import { spawn } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { WebBuildError } from './errors.ts';

/** Longer than any build on a slow machine; a compiler that hangs is ended. */
const timeout = 5 * 60_000;

/**
 * Builds a workspace into a folder that appears whole or not at all.
 *
 * @param environment added to this process's own
 * @throws WebBuildError with the compiler's message
 */
export async function runBuild(
  folder: string,
  output: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const draft = `${output}.${process.pid}.draft`;
  await mkdir(dirname(output), { recursive: true });
  try {
    await compile(folder, draft, environment);
    await rm(output, { recursive: true, force: true });
    await rename(draft, output);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function compile(folder: string, output: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-one.ts'), folder, output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    timeout,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) {
    throw new WebBuildError(
      'WEB_BUILD_FAILED',
      `${folder}: ${stripVTControlCharacters(said).trim() || `exit ${code}`}`,
    );
  }
}

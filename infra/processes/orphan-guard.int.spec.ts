import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { startedAt } from '../start/process-identity.ts';

const here = import.meta.dirname;

/** A process that starts the given child under a guard, says its number and then waits. */
async function starter(child: string): Promise<{ kill(): void; childPid: number }> {
  const code = `
    const { startChild } = await import(${JSON.stringify(join(here, 'child.ts'))});
    const { startOrphanGuard } = await import(${JSON.stringify(join(here, 'orphan-guard.ts'))});
    const child = await startChild({
      name: 'child', command: process.execPath, args: ['-e', ${JSON.stringify(child)}],
      guard: startOrphanGuard(), onLine: () => console.log(child.pid),
    });
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(createInterface({ input: parent.stdout }), 'line');
  return { kill: () => parent.kill('SIGKILL'), childPid: Number(pid) };
}

async function gone(pid: number): Promise<void> {
  while ((await startedAt(pid)) !== null) await new Promise((resolve) => setImmediate(resolve));
}

describe('the orphan guard', () => {
  it('ends the children of a process that was killed', async () => {
    const { kill, childPid } = await starter('setInterval(() => {}, 1000); console.log("up")');
    expect(await startedAt(childPid)).not.toBeNull();
    kill();
    await gone(childPid);
  });

  it('kills a child that does not listen', async () => {
    const { kill, childPid } = await starter(
      'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up")',
    );
    kill();
    await gone(childPid);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { type Child, startChild } from './child.ts';
import { startOrphanGuard } from './orphan-guard.ts';

/** Starts a Node script and waits until it says something. */
async function run(script: string): Promise<Child> {
  const guard = startOrphanGuard();
  onTestFinished(() => guard.close());
  let said = () => {};
  const up = new Promise<void>((resolve) => {
    said = resolve;
  });
  const child = await startChild({
    name: 'child',
    command: process.execPath,
    args: ['-e', script],
    guard,
    onLine: () => said(),
  });
  onTestFinished(() => child.kill('SIGKILL'));
  await up;
  return child;
}

describe('a child process', () => {
  it('is asked to end and may do so in its own way', async () => {
    const child = await run(
      'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1e3); console.log(1)',
    );
    await child.stop();
    expect(await child.exited).toEqual({ code: 7, signal: null });
    expect(child.running()).toBe(false);
  });

  it('is killed when it hangs', async () => {
    const child = await run('process.on("SIGTERM", () => {}); setInterval(() => {}, 1e3); console.log(1)');
    await child.stop(100);
    expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('that can not be started is an error', async () => {
    const guard = startOrphanGuard();
    await expect(startChild({ name: 'x', command: '/no/such/program', args: [], guard })).rejects.toThrow(
      /ENOENT/,
    );
    await guard.close();
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Ends what was started when the starter itself is killed without a chance to clean up. */
export interface OrphanGuard {
  /** Begins to watch over a process group. */
  watch(pid: number): void;
  /** The process group is gone. */
  forget(pid: number): void;
  /** Ends the guard; what it watched is left alone. */
  close(): Promise<void>;
}

const script = join(import.meta.dirname, 'orphan-guard.sh');

/** Starts a guard that outlives this process by at most five seconds. */
export function startOrphanGuard(): OrphanGuard {
  const shell: ChildProcess = spawn('sh', [script], {
    detached: true, // Ctrl-C in the terminal reaches the whole foreground group
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const stdin = shell.stdin!;
  stdin.on('error', () => {}); // the guard was killed: there is nobody left to tell
  (stdin as unknown as { unref?(): void }).unref?.();
  return {
    watch: (pid) => void stdin.write(`watch ${pid}\n`),
    forget: (pid) => void stdin.write(`forget ${pid}\n`),
    async close() {
      if (shell.exitCode !== null || shell.signalCode !== null) return;
      const gone = once(shell, 'exit');
      shell.ref();
      stdin.end('close\n');
      await gone;
    },
  };
}

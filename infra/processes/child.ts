import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { OrphanGuard } from './orphan-guard.ts';

export interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  guard: OrphanGuard;
  /** Each line that the process writes to its output or error output. */
  onLine?(line: string): void;
}

export interface ChildExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Settles when the process is gone; never rejects. */
  readonly exited: Promise<ChildExit>;
  running(): boolean;
  /** Sends the signal to the process and its own children. */
  kill(signal: NodeJS.Signals): void;
  /** Asks it to end with SIGTERM and kills it after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Starts a program in a process group of its own, so that a Ctrl-C of the terminal is ours to pass on in order. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, command, args, guard } = options;
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    env: options.env ?? process.env,
  });
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const pid = child.pid!;
  guard.watch(pid);

  let running = true;
  const exited = new Promise<ChildExit>((resolve) => {
    child.once('exit', (code, signal) => {
      running = false;
      guard.forget(pid);
      resolve({ code, signal });
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => options.onLine?.(line));
  }
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // already gone
    }
  };
  return {
    name,
    pid,
    exited,
    running: () => running,
    kill,
    async stop(graceMs = 8000) {
      if (!running) return;
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

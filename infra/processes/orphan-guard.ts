import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Ends what was started when the starter itself is killed without a chance to clean up. */
export interface OrphanGuard {
  /** Begins to watch over a process group. */
  watch(pid: number): void;
  /** The process group is gone. */
  forget(pid: number): void;
  /** Ends the guard; what it watched is left alone. */
  close(): Promise<void>;
}

// A shell, because it costs one megabyte and because no Node process survives to do it: its input closes with ours.
const SCRIPT = `
groups=
while read -r word group; do
  case $word in
    watch) groups="$groups $group" ;;
    forget) rest=; for g in $groups; do [ "$g" = "$group" ] || rest="$rest $g"; done; groups=$rest ;;
    close) exit 0 ;;
  esac
done
for g in $groups; do kill -TERM "-$g" 2>/dev/null; done
left=50
while [ $left -gt 0 ]; do
  alive=; for g in $groups; do kill -0 "-$g" 2>/dev/null && alive=yes; done
  [ -n "$alive" ] || exit 0
  sleep 0.1; left=$((left - 1))
done
for g in $groups; do kill -KILL "-$g" 2>/dev/null; done
`;

/** Starts a guard that outlives this process by at most five seconds. */
export function startOrphanGuard(): OrphanGuard {
  const shell: ChildProcess = spawn('sh', ['-c', SCRIPT], {
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

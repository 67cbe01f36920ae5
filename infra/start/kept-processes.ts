import { join } from 'node:path';
import type { Child } from '../processes/child.ts';
import { ProcessLog } from './process-log.ts';
import type { RunningFile } from './running-file.ts';
import type { Report } from './steps.ts';
import { Supervised } from './supervised.ts';

const GRACE_MS = 6000;

/** The processes of one portal: each kept alive, with a log of its own, and noted in the running file. */
export class KeptProcesses {
  /** Loopback address of each service; noted with the processes. */
  readonly services: Record<string, string> = {};
  readonly #logFolder: string;
  readonly #report: Report;
  readonly #parts = new Map<string, Supervised>();
  readonly #logs: ProcessLog[] = [];
  #running: RunningFile | undefined;

  /** @param logFolder where each process gets its `<name>.log` */
  constructor(logFolder: string, report: Report) {
    this.#logFolder = logFolder;
    this.#report = report;
  }

  noteIn(running: RunningFile): void {
    this.#running = running;
  }

  log(name: string): ProcessLog {
    const log = new ProcessLog(name, join(this.#logFolder, `${name}.log`), this.#report);
    this.#logs.push(log);
    return log;
  }

  /** Settles when the process can do its work, and keeps it alive from then on; rejects when it can't start. */
  async keep(name: string, start: (signal: AbortSignal) => Promise<Child>): Promise<void> {
    const onChange = () => void this.#note();
    const part = new Supervised({ name, start, onChange, report: this.#report });
    this.#parts.set(name, part);
    await part.start();
    await this.#note();
  }

  running(): Map<string, { pid: number }> {
    const running = new Map<string, { pid: number }>();
    for (const [name, { child }] of this.#parts) if (child) running.set(name, { pid: child.pid });
    return running;
  }

  kill(name: string, signal: NodeJS.Signals): void {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`No process is called ${name}: ${[...this.#parts.keys()].join(', ')}`);
    part.child?.kill(signal);
  }

  async stop(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#parts.get(name)?.stop(GRACE_MS)));
  }

  /** Ends all of them at once, whatever they are doing. */
  killAll(): void {
    for (const part of this.#parts.values()) void part.stop(0);
  }

  /** Once all are stopped: nobody runs here any more. */
  async close(): Promise<void> {
    await Promise.all(this.#logs.map((log) => log.close()));
    await this.#running?.remove();
  }

  async #note(): Promise<void> {
    const pids = [...this.running().values()].map(({ pid }) => pid);
    await this.#running?.tell(pids, this.services);
  }
}

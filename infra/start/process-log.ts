import { LogFile } from './log-file.ts';
import { type LogLine, readLogLine } from './log-line.ts';

const SUMMARY_EVERY_MS = 10_000;
const KEPT_LINES = 30;

// Said at every start, and no news: the passwords are random and lie in a file that only the user can read.
const KNOWN = /^Plaintext passwords detected/;

/** The log of one process: whole in its file; warnings and errors on the console, the same one once in ten seconds. */
export class ProcessLog {
  readonly #name: string;
  readonly #file: LogFile;
  readonly #report: (message: string) => void;
  readonly #repeated = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #last: LogLine[] = [];

  constructor(name: string, path: string, report: (message: string) => void) {
    this.#name = name;
    this.#file = new LogFile(path);
    this.#report = report;
    this.#timer = setInterval(() => this.#summarise(), SUMMARY_EVERY_MS);
    this.#timer.unref();
  }

  readonly take = (line: string): void => {
    if (line.trim() === '') return;
    const read = readLogLine(this.#name, line);
    const { level, message, json } = read;
    this.#file.write(json);
    this.#last = [...this.#last, read].slice(-KEPT_LINES);
    if ((level !== 'warn' && level !== 'error') || KNOWN.test(message)) return;
    const seen = this.#repeated.get(message);
    this.#repeated.set(message, (seen ?? -1) + 1);
    if (seen === undefined) this.#report(`${this.#name}: ${message}`);
  };

  /** What it said about its end: its last error, else the first line of what Node prints at a crash. */
  lastWords(): string {
    const error =
      this.#last.findLast(({ level }) => level === 'error') ??
      this.#last.findLast(({ message }) => /^\w*Error\b/.test(message)) ??
      this.#last.at(-1);
    return error?.message ?? '';
  }

  get path(): string {
    return this.#file.path;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#summarise();
    await this.#file.close();
  }

  #summarise(): void {
    for (const [message, times] of this.#repeated) {
      if (times > 0) this.#report(`${this.#name}: ${message} (ещё ${times})`);
    }
    this.#repeated.clear();
  }
}

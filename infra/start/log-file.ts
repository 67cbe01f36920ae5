import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 5 * 1024 ** 2;

/** A file of lines that never grows beyond 5 MB: a full one becomes `<name>.1`, the one before is dropped. */
export class LogFile {
  readonly path: string;
  #stream: WriteStream;
  #bytes: number;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    this.#stream = this.#open();
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line) + 1;
    if (this.#bytes + bytes > LARGEST) {
      this.#stream.end();
      renameSync(this.path, `${this.path}.1`);
      this.#bytes = 0;
      this.#stream = this.#open();
    }
    this.#bytes += bytes;
    this.#stream.write(`${line}\n`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#stream.end(resolve));
  }

  #open(): WriteStream {
    // A log that can't be written (a full disk) must not end the portal.
    return createWriteStream(this.path, { flags: 'a', mode: 0o600 }).on('error', () => {});
  }
}

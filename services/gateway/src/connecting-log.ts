import type { StreamName } from '@portal/contracts/streams';
import { LogUnavailableError } from '@portal/event-store/errors';
import type { Appended, EventLog, LogInfo, ReadOptions, Recorded } from '@portal/event-store/log';

/**
 * A log whose connection is still being made: 'unavailable' until then. Pages and files need no log, so the gateway does
 * not wait for one before it listens.
 */
export class ConnectingLog implements EventLog {
  readonly stream: StreamName;
  #log: EventLog | undefined;

  constructor(stream: StreamName, connecting: Promise<EventLog>) {
    this.stream = stream;
    connecting.then(
      (log) => {
        this.#log = log;
      },
      () => {},
    );
  }

  async *read(options: ReadOptions): AsyncGenerator<Recorded> {
    yield* this.#connected().read(options);
  }

  async info(): Promise<LogInfo> {
    return this.#connected().info();
  }

  async load(subject: string): Promise<Recorded[]> {
    return this.#connected().load(subject);
  }

  async append(): Promise<Appended<never>> {
    throw new LogUnavailableError(`${this.stream}: the gateway writes nothing`);
  }

  #connected(): EventLog {
    if (!this.#log) throw new LogUnavailableError(`${this.stream}: not connected yet`);
    return this.#log;
  }
}

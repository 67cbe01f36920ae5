import { EventCatalogue } from '../event-catalogue.ts';
import type { EventLog, NewEvent, Recorded } from '../log.ts';
import { Progress } from '../progress.ts';
import type { Documents, Projection } from '../projection.ts';
import type { ReadModel, ReadModelStatus } from '../read-model.ts';

/** A projection whose documents are in memory, for unit tests. */
export class MemoryProjection<E extends NewEvent> implements ReadModel, Documents {
  readonly #projection: Projection<E>;
  readonly #catalogue: EventCatalogue;
  readonly #progress: Progress;
  /** As JSON, so that nobody can change a document through a reference. */
  readonly #documents = new Map<string, string>();
  #error: Error | undefined;

  constructor(projection: Projection<E>) {
    this.#projection = projection;
    this.#catalogue = new EventCatalogue(projection.events);
    this.#progress = new Progress(projection.name);
  }

  async run(log: EventLog, signal: AbortSignal): Promise<void> {
    try {
      for await (const event of log.read({ after: 0, signal })) await this.fold(event);
    } catch (error) {
      this.#error = error as Error;
    }
  }

  async fold(event: Recorded): Promise<void> {
    if (this.#catalogue.knows(event)) await this.#projection.apply(event as Recorded<E>, this);
    this.#progress.reached(event.sequence);
  }

  async get<D extends object>(id: string): Promise<D | null> {
    const json = this.#documents.get(id);
    return json === undefined ? null : (JSON.parse(json) as D);
  }

  getMany<D extends object>(ids: readonly string[]): Promise<(D | null)[]> {
    return Promise.all(ids.map((id) => this.get<D>(id)));
  }

  set(id: string, document: object): void {
    this.#documents.set(id, JSON.stringify(document));
  }

  delete(id: string): void {
    this.#documents.delete(id);
  }

  seen(): number {
    return this.#progress.seen();
  }

  caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    return this.#progress.caughtUp(sequence, timeoutMs);
  }

  status(): ReadModelStatus {
    const { name, version } = this.#projection;
    const status = { name, version, seen: this.seen() };
    return this.#error ? { ...status, state: 'stopped', error: this.#error } : { ...status, state: 'live' };
  }

  async rebuild(): Promise<void> {
    throw new Error('a read model in memory is built anew with every start');
  }
}

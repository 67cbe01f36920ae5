import type { Folding } from './folding.ts';
import type { EventLog, NewEvent } from './log.ts';
import type { Checkpoint, ProjectionStore, StoredDocument } from './projection-store.ts';
import { StagedDocuments } from './staged-documents.ts';

/** Documents that wait in memory for one insertMany. */
const FLUSH = 2_000;
const CACHE = 2_000;

export interface BuildOptions<E extends NewEvent> {
  log: EventLog;
  identity: string;
  store: ProjectionStore;
  /** A name that was never used. */
  collection: string;
  folding: Folding<E>;
}

/** Documents built from the beginning of the log in a collection of their own. Nobody reads them before they take over. */
export class ProjectionBuild<E extends NewEvent> {
  readonly collection: string;
  readonly #options: BuildOptions<E>;
  readonly #documents: StagedDocuments;
  /** Inserting is ten times faster than replacing, but the document must not be there. */
  readonly #inserted = new Set<string>();
  #sequence = 0;

  constructor(options: BuildOptions<E>) {
    const { store, collection } = options;
    this.collection = collection;
    this.#options = options;
    this.#documents = new StagedDocuments(async (id) => {
      return this.#inserted.has(id) ? store.get(collection, id) : null;
    }, CACHE);
  }

  get checkpoint(): Checkpoint {
    return { identity: this.#options.identity, sequence: this.#sequence };
  }

  /** Folds up to `target`, at least. @throws PoisonEventError, ReadModelUnavailableError, LogReplacedError */
  async advance(
    target: number,
    signal: AbortSignal,
    progress?: (done: number, of: number) => void,
  ): Promise<void> {
    const { log, identity, folding } = this.#options;
    if (this.#sequence < target) {
      const leave = new AbortController();
      const either = AbortSignal.any([signal, leave.signal]);
      for await (const event of log.read({ after: this.#sequence, identity, signal: either })) {
        await folding.fold(event, this.#documents);
        this.#sequence = event.sequence;
        if (this.#documents.changed >= FLUSH) {
          await this.#flush();
          progress?.(event.sequence, target);
        }
        if (event.sequence >= target) leave.abort();
      }
    }
    await this.#flush();
    progress?.(this.#sequence, Math.max(target, this.#sequence));
  }

  /** Writes the checkpoint: from here on the collection can go live. */
  async finish(): Promise<void> {
    await this.#options.store.commit(this.collection, null, this.checkpoint, []);
  }

  async #flush(): Promise<void> {
    const { store } = this.#options;
    const isNew = ({ _id }: { _id: string }) => !this.#inserted.has(_id);
    const changes = this.#documents.changes;
    const added = changes.filter((change): change is StoredDocument => isNew(change) && change.data !== null);
    await store.write(
      this.collection,
      changes.filter((change) => !isNew(change)),
    );
    await store.insert(this.collection, added);
    for (const { _id, data } of changes) {
      if (data) this.#inserted.add(_id);
      else this.#inserted.delete(_id);
    }
    this.#documents.written();
  }
}

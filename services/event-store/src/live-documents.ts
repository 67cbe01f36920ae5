import { PoisonEventError, ReadModelUnavailableError } from './errors.ts';
import type { Folding } from './folding.ts';
import type { NewEvent, Recorded } from './log.ts';
import type { Checkpoint, ProjectionStore } from './projection-store.ts';
import { StagedDocuments } from './staged-documents.ts';

/** Few, since a document may hold a hundred long texts: those that nearly every event touches. */
const CACHE = 32;

/** After so many events that changed nothing the checkpoint moves all the same, so that a restart need not read them again. */
const IDLE_EVENTS = 5_000;

/** Changes that are written at once; more waits for the next round. */
const MAX_CHANGED = 200;

/** The documents that are read, moved on batch by batch. Any failure leaves it unusable: open the collection again. */
export class LiveDocuments {
  readonly collection: string;
  readonly #store: ProjectionStore;
  readonly #documents: StagedDocuments;
  #checkpoint: Checkpoint;

  constructor(store: ProjectionStore, collection: string, checkpoint: Checkpoint) {
    this.collection = collection;
    this.#store = store;
    this.#checkpoint = checkpoint;
    this.#documents = new StagedDocuments((id) => store.get(collection, id), CACHE);
  }

  /** What the database holds. */
  get checkpoint(): Checkpoint {
    return this.#checkpoint;
  }

  /**
   * @param seen is told the sequence that reading from now on includes
   * @throws PoisonEventError after everything before that event is written; ReadModelUnavailableError
   */
  async fold<E extends NewEvent>(
    events: readonly Recorded[],
    folding: Folding<E>,
    seen: (sequence: number) => void,
  ): Promise<void> {
    let done: number | undefined;
    let poison: PoisonEventError | undefined;
    for (const event of events) {
      // Left over from before a rebuilt collection took over.
      if (event.sequence <= this.#checkpoint.sequence) continue;
      try {
        await folding.fold(event, this.#documents);
      } catch (error) {
        if (!(error instanceof PoisonEventError)) throw error;
        poison = error;
        break;
      }
      done = event.sequence;
      if (this.#documents.changed >= MAX_CHANGED) {
        await this.#write(done);
        seen(done);
      }
    }
    if (done !== undefined) {
      await this.#write(done);
      seen(done);
    }
    if (poison) throw poison;
  }

  async #write(sequence: number): Promise<void> {
    const { changes } = this.#documents;
    const from = this.#checkpoint.sequence;
    if (changes.length === 0 && sequence - from < IDLE_EVENTS) return;
    const to = { identity: this.#checkpoint.identity, sequence };
    if (!(await this.#store.commit(this.collection, from, to, changes))) {
      throw new ReadModelUnavailableError(
        `${this.collection}: the checkpoint is not the one that was left there`,
      );
    }
    this.#documents.written();
    this.#checkpoint = to;
  }
}

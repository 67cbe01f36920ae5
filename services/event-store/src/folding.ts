import { PoisonEventError, ReadModelUnavailableError } from './errors.ts';
import { EventCatalogue } from './event-catalogue.ts';
import type { NewEvent, Recorded } from './log.ts';
import type { Projection } from './projection.ts';
import type { StagedDocuments } from './staged-documents.ts';

/** Folds events one by one into staged documents. */
export class Folding<E extends NewEvent> {
  readonly #projection: Projection<E>;
  readonly #catalogue: EventCatalogue;

  constructor(projection: Projection<E>) {
    this.#projection = projection;
    this.#catalogue = new EventCatalogue(projection.events);
  }

  /** @throws PoisonEventError, having changed nothing; ReadModelUnavailableError */
  async fold(event: Recorded, documents: StagedDocuments): Promise<void> {
    if (!this.#catalogue.knows(event)) return;
    try {
      await this.#projection.apply(event as Recorded<E>, documents);
      documents.accept(event.sequence);
    } catch (error) {
      documents.reject();
      if (error instanceof ReadModelUnavailableError) throw error;
      throw new PoisonEventError(event, `${this.#projection.name} can't fold it`, { cause: error });
    }
  }
}

import { type ContentEvent, documentEvents, factEvents, placeEvents } from '@portal/contracts/events/content';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import type { Documents } from '@portal/event-store/projection';
import { foldContent } from './fold.ts';

const catalogue = new EventCatalogue({ ...factEvents, ...placeEvents, ...documentEvents });

/** Documents in memory. */
class Folded implements Documents {
  readonly #documents = new Map<string, object>();

  async get<D extends object>(id: string): Promise<D | null> {
    return (this.#documents.get(id) as D | undefined) ?? null;
  }

  set(id: string, document: object): void {
    this.#documents.set(id, document);
  }

  delete(id: string): void {
    this.#documents.delete(id);
  }
}

/**
 * The documents as one aggregate's own events make them, up to `sequence`: the answer of a write need not wait for the
 * read model, and tells exactly what that write has done.
 *
 * @throws LogUnavailableError, PoisonEventError
 */
export async function ofAggregate(
  log: EventLog,
  subject: string,
  sequence: number,
): Promise<Pick<Documents, 'get'>> {
  const documents = new Folded();
  for (const event of await log.load(subject, { atLeast: sequence })) {
    if (event.sequence > sequence) break;
    if (catalogue.knows(event)) await foldContent(event as Recorded<ContentEvent>, documents);
  }
  return documents;
}

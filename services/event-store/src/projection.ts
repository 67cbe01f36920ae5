import type { EventSchemas } from '@portal/contracts/events/event';
import type { StreamName } from '@portal/contracts/streams';
import type { NewEvent, Recorded } from './log.ts';

/**
 * The documents of one projection, by id. What was set or deleted is seen by the next `get` at once. A document is JSON;
 * never change one that `get` gave out, set a new one.
 */
export interface Documents {
  get<D extends object>(id: string): Promise<D | null>;
  set(id: string, document: object): void;
  /** Deleting what is not there is no error. */
  delete(id: string): void;
}

/** A read model: one stream folded into documents, each shaped for one query and found by its id alone. */
export interface Projection<E extends NewEvent = NewEvent> {
  /** 'news-list': names its collections and its status. */
  name: string;
  /** A new version builds its documents beside the old ones and takes over when it has caught up. */
  version: number;
  stream: StreamName;
  /** The events it folds, checked against these schemas. Unknown types of the same families stop it. */
  events: EventSchemas;
  /**
   * Folds one event. Deterministic: depends on the event and the documents alone, so that rebuilding gives the same.
   * Called once per event, in order, never two at a time; an exception stops the projection.
   */
  apply(event: Recorded<E>, documents: Documents): Promise<void> | void;
}

/** The frequent case: each event touches documents known from itself, and each of them is a fold of its own. */
export function foldEach<E extends NewEvent, D extends object>(fold: {
  touches(event: Recorded<E>): string[];
  /** `null`: there is no such document (yet), or it is to be deleted. */
  evolve(document: D | null, event: Recorded<E>, id: string): D | null;
}): Projection<E>['apply'] {
  return async (event, documents) => {
    for (const id of fold.touches(event)) {
      const next = fold.evolve(await documents.get<D>(id), event, id);
      if (next) documents.set(id, next);
      else documents.delete(id);
    }
  };
}

import type { EventSchemas } from '@portal/contracts/events/event';
import { Compile, type Validator } from 'typebox/compile';
import { PoisonEventError } from './errors.ts';
import type { Recorded } from './log.ts';

/** 'portal.post.published.v1' → 'portal.post' */
const familyOf = (type: string) => type.split('.').slice(0, -2).join('.');

/**
 * The events that some code understands. Other families pass by it: new aggregates may come to a stream at any time. An
 * unknown type of a known family is poison, since to leave it out would be to read a different history.
 */
export class EventCatalogue {
  readonly #validators: Map<string, Validator>;
  readonly #families: Set<string>;

  constructor(schemas: EventSchemas) {
    this.#validators = new Map(Object.entries(schemas).map(([type, schema]) => [type, Compile(schema)]));
    this.#families = new Set(Object.keys(schemas).map(familyOf));
  }

  /**
   * Whether the event is for this code.
   * @throws PoisonEventError for an unknown type of a known family, data against the schema, a message that is no event
   */
  knows(event: Recorded): boolean {
    const validator = this.#validators.get(event.type);
    if (validator) {
      if (validator.Check(event.data)) return true;
      const error = validator.Errors(event.data)[0];
      throw new PoisonEventError(event, `data${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`);
    }
    if (event.type === UNREADABLE) throw new PoisonEventError(event, 'not a CloudEvent with a JSON body');
    if (this.#families.has(familyOf(event.type))) throw new PoisonEventError(event, 'unknown type');
    return false;
  }
}

/** Type given to a message that can't be decoded, so that each reader decides what that means to it. */
export const UNREADABLE = 'unreadable';

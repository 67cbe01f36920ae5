import { type PlaceEvent, placeEvents } from '@portal/contracts/events/content';
import { limits } from '@portal/contracts/rest/limits';
import { Aggregates } from '@portal/event-store/aggregates';
import type { AppendContext, EventLog } from '@portal/event-store/log';
import type { ReadModel } from '@portal/event-store/read-model';
import { PlaceNotFoundError, TooManyPlacesError } from '../errors.ts';
import {
  type KeptPlace,
  type KeptSection,
  type PlaceSection,
  placeId,
  sectionId,
} from '../read-model/documents.ts';
import { ofAggregate } from '../read-model/of-aggregate.ts';
import { type PlaceCommand, type PlaceState, placeDecider } from './decide.ts';

const subjectOf = (id: string) => `content.place.${id}`;

/** Adds, changes and removes places of the city guide. */
export class PlaceCommands {
  readonly #log: EventLog;
  readonly #content: Pick<ReadModel, 'get'>;
  readonly aggregates: Aggregates<PlaceCommand, PlaceEvent, PlaceState>;

  constructor(log: EventLog, content: Pick<ReadModel, 'get'>) {
    this.#log = log;
    this.#content = content;
    this.aggregates = new Aggregates({ log, decider: placeDecider, subject: subjectOf, events: placeEvents });
  }

  /** @throws TooManyPlacesError, PlaceNotFoundError, ContentVersionError and what the log throws */
  async put(
    command: Exclude<PlaceCommand, { kind: 'remove' }>,
    context: AppendContext,
  ): Promise<{ place: KeptPlace; sequence: number }> {
    const { section } = command.fields;
    await this.#judgeRoom(section, command.placeId);
    const { sequence } = await this.aggregates.handle(command.placeId, command, context);
    const documents = await ofAggregate(this.#log, subjectOf(command.placeId), sequence);
    const where = await documents.get<PlaceSection>(placeId(command.placeId));
    const kept = where && (await documents.get<KeptSection>(sectionId(where.section)));
    const place = kept?.places[0];
    if (!place) throw new PlaceNotFoundError();
    return { place, sequence };
  }

  /** @throws PlaceNotFoundError, ContentVersionError and what the log throws */
  async remove(
    command: Extract<PlaceCommand, { kind: 'remove' }>,
    context: AppendContext,
  ): Promise<{ sequence: number }> {
    return this.aggregates.handle(command.placeId, command, context);
  }

  /** As far as the read model knows: editors who add at the same moment may each be let through, and nothing breaks. */
  async #judgeRoom(section: string, id: string): Promise<void> {
    const { places } = (await this.#content.get<KeptSection>(sectionId(section))) ?? { places: [] };
    const isThere = places.some((place) => place.id === id);
    if (!isThere && places.length >= limits.content.places) throw new TooManyPlacesError();
  }
}

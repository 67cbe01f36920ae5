import type { EventSchemas } from '@portal/contracts/events/event';
import type { Decider } from '@portal/event-store/decider';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, NewEvent, Recorded, SubjectWrite } from '@portal/event-store/log';

export interface Loaded<S> {
  state: S;
  /** Last sequence of the subject, 0 when it is new. */
  sequence: number;
}

/**
 * The aggregates of one kind, read from the log by subject each time: auth keeps no copy that could be behind, and a
 * subject is found as fast among a million (docs/decisions/0020).
 */
export class Stored<C, E extends NewEvent, S> {
  readonly #log: EventLog;
  readonly #decider: Decider<C, E, S>;
  readonly #catalogue: EventCatalogue;

  constructor(log: EventLog, decider: Decider<C, E, S>, events: EventSchemas) {
    this.#log = log;
    this.#decider = decider;
    this.#catalogue = new EventCatalogue(events);
  }

  /** @throws LogUnavailableError, PoisonEventError */
  async load(subject: string, atLeast = 0): Promise<Loaded<S>> {
    const past = await this.#log.load(subject, { atLeast });
    const known = past.filter((event) => this.#catalogue.knows(event)) as Recorded<E>[];
    const state = known.reduce(this.#decider.evolve, this.#decider.initial());
    return { state, sequence: past.at(-1)?.sequence ?? 0 };
  }

  /** What the command adds to the subject; throws what the decider throws. */
  decide(subject: string, { state, sequence }: Loaded<S>, command: C): SubjectWrite<E> {
    return { subject, expected: sequence, events: this.#decider.decide(command, state) };
  }
}

import type { EventSchemas } from '@portal/contracts/events/event';
import { decideAgain } from '@portal/event-store/decide-again';
import type { Decider } from '@portal/event-store/decider';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { AppendContext, EventLog, NewEvent, Recorded, SubjectWrite } from '@portal/event-store/log';

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

  /**
   * Decides and appends, again after a conflict: for a command that concerns this one aggregate. Answers the state
   * afterwards and the last sequence of the subject.
   * @throws what the decider throws, errors of the log
   */
  handle(subject: string, command: C, context?: AppendContext): Promise<Loaded<S>> {
    return decideAgain(async (conflict) => {
      const loaded = await this.load(subject, conflict?.actual);
      const write = this.decide(subject, loaded, command);
      if (write.events.length === 0) return loaded;
      const { sequence, events } = await this.#log.append([write], context);
      return { state: events.reduce(this.#decider.evolve, loaded.state), sequence };
    });
  }

  /** What the command adds to the subject; throws what the decider throws. */
  decide(subject: string, { state, sequence }: Loaded<S>, command: C): SubjectWrite<E> {
    return { subject, expected: sequence, events: this.#decider.decide(command, state) };
  }
}

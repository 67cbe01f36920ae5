import type { EventSchemas } from '@portal/contracts/events/event';
import { decideAgain } from './decide-again.ts';
import type { Decider } from './decider.ts';
import { IdempotencyKeyReusedError } from './errors.ts';
import { EventCatalogue } from './event-catalogue.ts';
import type { Follower } from './follow.ts';
import type { AppendContext, EventLog, NewEvent, Recorded } from './log.ts';
import { RecentlyUsed } from './recently-used.ts';
import { Turns } from './turns.ts';

export interface AggregatesOptions<C, E extends NewEvent, S> {
  log: EventLog;
  decider: Decider<C, E, S>;
  /** Subject of the aggregate with that id. */
  subject: (id: string) => string;
  /** Schemas from the contracts: each event is checked before it is folded. */
  events: EventSchemas;
  /** How many aggregates stay in memory. */
  limit?: number;
}

export interface Loaded<S> {
  state: S;
  /** Last sequence of the subject; 0: the aggregate does not exist. */
  sequence: number;
}

export interface Handled<E extends NewEvent, S> extends Loaded<S> {
  /** What was appended, by this call or by the request that it repeats. */
  events: Recorded<E>[];
  /** The request had been handled before: nothing was appended now. */
  repeated: boolean;
}

interface Entry<S> extends Loaded<S> {
  /** Fingerprint of the request that made the aggregate. */
  request: string | undefined;
}

const LIMIT = 10_000;

/**
 * The aggregates of one kind: loads, decides, appends. Recent ones stay in memory and are kept current by `follow`, so a
 * command costs one append. Correct without `follow` too, since the log checks what each decision was based on.
 */
export class Aggregates<C, E extends NewEvent, S> implements Follower {
  readonly #log: EventLog;
  readonly #decider: Decider<C, E, S>;
  readonly #subject: (id: string) => string;
  readonly #catalogue: EventCatalogue;
  readonly #entries: RecentlyUsed<Entry<S>>;
  /** By subject, loads under way and the events that came meanwhile. */
  readonly #loading = new Map<string, { entry: Promise<Entry<S>>; missed: Recorded[] }>();
  readonly #turns = new Turns();
  /** Grows with every reset, so that a load begun before it is not kept. */
  #generation = 0;

  constructor(options: AggregatesOptions<C, E, S>) {
    this.#log = options.log;
    this.#decider = options.decider;
    this.#subject = options.subject;
    this.#catalogue = new EventCatalogue(options.events);
    this.#entries = new RecentlyUsed(options.limit ?? LIMIT);
  }

  /**
   * Decides on the aggregate as it is and appends what was decided; decides again when somebody else was faster.
   * @param context.request marks a creation with an Idempotency-Key: `id` comes from `idempotentId`. When the aggregate
   *   exists, the same request gets its first outcome once more, another one is refused.
   * @throws what `decide` throws, IdempotencyKeyReusedError, ConflictError, LogUnavailableError, LogFullError,
   *   PoisonEventError
   */
  handle(id: string, command: C, context: AppendContext = {}): Promise<Handled<E, S>> {
    const subject = this.#subject(id);
    // One at a time per aggregate: concurrent requests of one process would only refuse each other at the log.
    return this.#turns.take(subject, () =>
      decideAgain(async (conflict) => {
        const entry = await this.#entry(subject, conflict?.actual);
        if (context.request && entry.sequence > 0) return this.#repeat(subject, entry, context.request);
        const events = this.#decider.decide(command, entry.state);
        if (events.length === 0) return { ...result(entry), events: [], repeated: false };
        const appended = await this.#log.append([{ subject, expected: entry.sequence, events }], context);
        for (const event of appended.events) this.#fold(entry, event);
        return { ...result(entry), events: appended.events, repeated: false };
      }),
    );
  }

  /**
   * The aggregate as this process knows it.
   * @param options.atLeast a sequence of its subject that must be in it, such as `ConflictError.actual`
   * @throws LogUnavailableError, PoisonEventError
   */
  async load(id: string, options: { atLeast?: number } = {}): Promise<Loaded<S>> {
    return result(await this.#entry(this.#subject(id), options.atLeast));
  }

  apply(event: Recorded): void {
    this.#loading.get(event.subject)?.missed.push(event);
    const entry = this.#entries.peek(event.subject);
    if (!entry) return;
    try {
      this.#fold(entry, event);
    } catch {
      // Poison: the next command loads the aggregate anew and reports it.
      this.#entries.delete(event.subject);
    }
  }

  reset(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  async #repeat(subject: string, entry: Entry<S>, request: string): Promise<Handled<E, S>> {
    if (entry.request !== request)
      throw new IdempotencyKeyReusedError('the key came with another request before');
    const past = await this.#log.load(subject);
    const events = past.filter((event) => event.request === request) as Recorded<E>[];
    return { ...result(entry), events, repeated: true };
  }

  async #entry(subject: string, atLeast = 0): Promise<Entry<S>> {
    const known = this.#entries.get(subject);
    if (known && known.sequence >= atLeast) return known;
    const underWay = this.#loading.get(subject);
    if (underWay && atLeast === 0) return underWay.entry;
    const missed: Recorded[] = [];
    const entry = this.#read(subject, atLeast, missed);
    this.#loading.set(subject, { entry, missed });
    try {
      return await entry;
    } finally {
      if (this.#loading.get(subject)?.entry === entry) this.#loading.delete(subject);
    }
  }

  async #read(subject: string, atLeast: number, missed: Recorded[]): Promise<Entry<S>> {
    const generation = this.#generation;
    const entry: Entry<S> = { state: this.#decider.initial(), sequence: 0, request: undefined };
    for (const event of await this.#log.load(subject, { atLeast })) this.#fold(entry, event);
    for (const event of missed) this.#fold(entry, event);
    if (generation === this.#generation) this.#entries.set(subject, entry);
    return entry;
  }

  #fold(entry: Entry<S>, event: Recorded): void {
    if (event.sequence <= entry.sequence) return;
    if (this.#catalogue.knows(event)) entry.state = this.#decider.evolve(entry.state, event as Recorded<E>);
    if (entry.sequence === 0) entry.request = event.request;
    entry.sequence = event.sequence;
  }
}

function result<S>({ state, sequence }: Loaded<S>): Loaded<S> {
  return { state, sequence };
}

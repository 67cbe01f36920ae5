import { setTimeout as pause } from 'node:timers/promises';
import type { EventSchemas } from '@portal/contracts/events/event';
import { LogReplacedError, NotCaughtUpError, PoisonEventError } from './errors.ts';
import { EventCatalogue } from './event-catalogue.ts';
import type { EventLog, NewEvent, Recorded } from './log.ts';
import { Progress } from './progress.ts';

export interface MemoryReadModelOptions<E extends NewEvent, S> {
  name: string;
  log: EventLog;
  /** The events it folds, checked against these schemas. */
  events: EventSchemas;
  initial(): S;
  evolve(state: S, event: Recorded<E>): S;
  /** Called after each event, for what follows from it. */
  changed?(state: S): void;
}

const RETRY_MS = 250;

/** A small read model that each process keeps in its memory, such as the set of administrators: folded anew at every start. */
export class MemoryReadModel<E extends NewEvent, S> {
  readonly #options: MemoryReadModelOptions<E, S>;
  readonly #catalogue: EventCatalogue;
  readonly #progress: Progress;
  #state: S;
  /** Of the log that was read so far. */
  #identity: string | undefined;
  #failure: Error | undefined;

  constructor(options: MemoryReadModelOptions<E, S>) {
    this.#options = options;
    this.#catalogue = new EventCatalogue(options.events);
    this.#progress = new Progress(options.name);
    this.#state = options.initial();
  }

  get state(): S {
    return this.#state;
  }

  /** The poison event that stopped it, if one did. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  seen(): number {
    return this.#progress.seen();
  }

  /** @throws NotCaughtUpError after `timeoutMs`, at once when it has stopped */
  async caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    if (this.#failure && sequence > this.seen()) {
      throw new NotCaughtUpError(`${this.#options.name} has stopped`, { cause: this.#failure });
    }
    return this.#progress.caughtUp(sequence, timeoutMs);
  }

  /** Everything that is in the log now. @throws NotCaughtUpError, LogUnavailableError */
  async ready(timeoutMs: number): Promise<void> {
    await this.caughtUp((await this.#options.log.info()).last, timeoutMs);
  }

  /** Reads until the signal; stops at a poison event, with `failure` set. Begins anew when the log was replaced. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !this.#failure) {
      try {
        await this.#read(signal);
      } catch (error) {
        if (error instanceof PoisonEventError) this.#failure = error;
        if (error instanceof LogReplacedError) this.#begin();
        await pause(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  #begin(): void {
    this.#identity = undefined;
    this.#state = this.#options.initial();
    this.#progress.reached(0);
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { log } = this.#options;
    this.#identity ??= (await log.info()).identity;
    for await (const event of log.read({ after: this.seen(), identity: this.#identity, signal })) {
      this.#take(event);
      this.#progress.reached(event.sequence);
    }
  }

  #take(event: Recorded): void {
    if (!this.#catalogue.knows(event)) return;
    try {
      this.#state = this.#options.evolve(this.#state, event as Recorded<E>);
      this.#options.changed?.(this.#state);
    } catch (cause) {
      throw new PoisonEventError(event, `${this.#options.name} can't fold it`, { cause });
    }
  }
}

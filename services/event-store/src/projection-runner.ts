import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import {
  LogReplacedError,
  LogUnavailableError,
  NotCaughtUpError,
  ReadModelUnavailableError,
} from './errors.ts';
import { Folding } from './folding.ts';
import { inBatches } from './in-batches.ts';
import { LiveDocuments } from './live-documents.ts';
import type { EventLog, NewEvent } from './log.ts';
import { Progress } from './progress.ts';
import type { Projection } from './projection.ts';
import { ProjectionBuild } from './projection-build.ts';
import { ProjectionStore } from './projection-store.ts';
import type { ReadModel, ReadModelState, ReadModelStatus } from './read-model.ts';
import { Turns } from './turns.ts';
import { uuidv7 } from './uuid.ts';

export interface ProjectionRunnerOptions<E extends NewEvent> {
  projection: Projection<E>;
  log: EventLog;
  db: Db;
  /** Called when the status becomes another one: for logs and metrics. */
  changed?(status: ReadModelStatus): void;
  /** How long replaced documents stay, for requests that are reading them. Milliseconds. */
  graceMs?: number;
}

/** Key of the turns. */
const FOLD = 'fold';

/** Events that are folded at once; reading waits beyond. */
const MAX_BATCH = 1_000;

const GRACE = 10_000;
/** Between attempts after a failure: doubled each time up to the last. Milliseconds. */
const FIRST_PAUSE = 100;
const LAST_PAUSE = 2_000;

/** Keeps the documents of one projection up to date with the log, and hands them out. One per projection in the whole system. */
export class ProjectionRunner<E extends NewEvent = NewEvent> implements ReadModel {
  readonly #projection: Projection<E>;
  readonly #log: EventLog;
  readonly #store: ProjectionStore;
  readonly #folding: Folding<E>;
  readonly #progress: Progress;
  readonly #changed: (status: ReadModelStatus) => void;
  readonly #graceMs: number;
  readonly #stopped = new AbortController();
  /** Opening, folding a batch and taking over from a build exclude each other. */
  readonly #turns = new Turns();
  #live: LiveDocuments | undefined;
  #state: ReadModelState = 'building';
  #error: Error | undefined;
  #build: { done: number; of: number } | undefined;
  #rebuild: Promise<void> | undefined;

  constructor({ projection, log, db, changed = () => {}, graceMs = GRACE }: ProjectionRunnerOptions<E>) {
    this.#projection = projection;
    this.#log = log;
    this.#store = new ProjectionStore(db, projection.name);
    this.#folding = new Folding(projection);
    this.#progress = new Progress(projection.name);
    this.#changed = changed;
    this.#graceMs = graceMs;
  }

  /** Folds what comes until the signal. Does not end by itself: a projection that has stopped waits, visibly, too. */
  async run(signal: AbortSignal): Promise<void> {
    const stop = () => this.#stopped.abort();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    for (let wait = FIRST_PAUSE; !signal.aborted; wait = Math.min(wait * 2, LAST_PAUSE)) {
      const before = this.seen();
      try {
        await this.#turns.take(FOLD, () => this.#open());
        if (!signal.aborted) await this.#keepUp();
      } catch (error) {
        this.#failed(error as Error);
        if (this.seen() !== before) wait = FIRST_PAUSE;
      }
      const ms = this.#state === 'stopped' ? 2 ** 31 - 1 : wait;
      await pause(ms, undefined, { signal }).catch(() => {});
    }
    signal.removeEventListener('abort', stop);
    await this.#rebuild?.catch(() => {});
  }

  async get<D extends object>(id: string): Promise<D | null> {
    if (!this.#live) throw new ReadModelUnavailableError(`${this.#projection.name} is being built`);
    const stored = await this.#store.get(this.#live.collection, id);
    return (stored?.data ?? null) as D | null;
  }

  getMany<D extends object>(ids: readonly string[]): Promise<(D | null)[]> {
    // One by one: a filter such as $in scans the whole collection on FerretDB.
    return Promise.all(ids.map((id) => this.get<D>(id)));
  }

  seen(): number {
    return this.#progress.seen();
  }

  async caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    if (this.#state === 'stopped' && sequence > this.seen()) {
      throw new NotCaughtUpError(`${this.#projection.name} has stopped`, { cause: this.#error });
    }
    return this.#progress.caughtUp(sequence, timeoutMs);
  }

  status(): ReadModelStatus {
    const { name, version } = this.#projection;
    return {
      name,
      version,
      state: this.#state === 'live' && this.#build ? 'rebuilding' : this.#state,
      seen: this.seen(),
      ...(this.#build && { build: this.#build }),
      ...(this.#error && { error: this.#error }),
    };
  }

  rebuild(progress: (done: number, of: number) => void): Promise<void> {
    this.#rebuild ??= this.#buildBeside(progress).finally(() => {
      this.#rebuild = undefined;
    });
    return this.#rebuild;
  }

  /** Finds the live documents and where to go on, or builds the first ones. */
  async #open(): Promise<void> {
    const { identity, last } = await this.#log.info();
    const pointer = await this.#store.live();
    if (pointer?.version === this.#projection.version) {
      const checkpoint = await this.#store.recover(pointer.collection);
      if (checkpoint?.identity === identity && checkpoint.sequence <= last) {
        this.#serve(new LiveDocuments(this.#store, pointer.collection, checkpoint));
        await this.#store.dropAllBut([pointer.collection]);
        return;
      }
    }
    this.#live = undefined;
    this.#progress.reached(0);
    await this.#store.dropAllBut(pointer ? [pointer.collection] : []);
    const build = this.#newBuild(identity);
    await this.#advance(build, last, () => {});
    if (this.#signal.aborted) return;
    await this.#takeOver(build);
    await this.#store.dropAllBut([build.collection]);
  }

  async #keepUp(): Promise<void> {
    const { identity, sequence } = this.#live!.checkpoint;
    const leave = new AbortController();
    const signal = AbortSignal.any([this.#signal, leave.signal]);
    try {
      const events = this.#log.read({ after: sequence, identity, signal });
      for await (const batch of inBatches(events, MAX_BATCH)) {
        await this.#turns.take(FOLD, async () => {
          await this.#live!.fold(batch, this.#folding, (seen) => this.#progress.reached(seen));
        });
      }
    } finally {
      leave.abort();
    }
  }

  async #buildBeside(progress: (done: number, of: number) => void): Promise<void> {
    const old = this.#live;
    if (!old)
      throw new ReadModelUnavailableError(
        `${this.#projection.name} is not live: there is nothing to rebuild`,
      );
    const { identity, last } = await this.#log.info();
    const build = this.#newBuild(identity);
    try {
      await this.#advance(build, last, progress);
      await this.#turns.take(FOLD, async () => {
        // The live ones stand still now: the build has to come exactly as far, then it goes on in their place.
        if (this.#live !== old || this.#signal.aborted) {
          throw new ReadModelUnavailableError(`${this.#projection.name} has stopped or begun anew meanwhile`);
        }
        await build.advance(this.seen(), this.#signal);
        await this.#takeOver(build);
      });
    } catch (error) {
      await this.#store.drop(build.collection).catch(() => {});
      throw error;
    } finally {
      this.#build = undefined;
      this.#tell();
    }
    this.#dropLater(old.collection);
  }

  /** If it does not come to that, the next start drops what is left. */
  #dropLater(collection: string): void {
    pause(this.#graceMs, undefined, { signal: this.#signal, ref: false })
      .then(() => this.#store.drop(collection))
      .catch(() => {});
  }

  #newBuild(identity: string): ProjectionBuild<E> {
    const { name, version } = this.#projection;
    const collection = `${name}@${version}-${uuidv7()}`;
    return new ProjectionBuild({
      log: this.#log,
      identity,
      store: this.#store,
      collection,
      folding: this.#folding,
    });
  }

  async #advance(build: ProjectionBuild<E>, target: number, progress: (done: number, of: number) => void) {
    this.#build = { done: 0, of: target };
    this.#tell();
    await build.advance(target, this.#signal, (done, of) => {
      this.#build = { done, of };
      progress(done, of);
    });
  }

  async #takeOver(build: ProjectionBuild<E>): Promise<void> {
    await build.finish();
    await this.#store.takeOver(build.collection, this.#projection.version);
    this.#build = undefined;
    this.#serve(new LiveDocuments(this.#store, build.collection, build.checkpoint));
  }

  #serve(live: LiveDocuments): void {
    this.#live = live;
    this.#error = undefined;
    this.#state = 'live';
    this.#progress.reached(Math.max(live.checkpoint.sequence, this.seen()));
    this.#tell();
  }

  #failed(error: Error): void {
    this.#error = error;
    if (error instanceof ReadModelUnavailableError) this.#state = 'database-unavailable';
    else if (error instanceof LogUnavailableError) this.#state = 'log-unavailable';
    else if (error instanceof LogReplacedError) this.#state = 'building';
    else this.#state = 'stopped';
    this.#build = undefined;
    this.#tell();
  }

  #tell(): void {
    this.#changed(this.status());
  }

  get #signal(): AbortSignal {
    return this.#stopped.signal;
  }
}

/** How a projection is doing. Only 'live' and 'rebuilding' keep up with the log. */
export type ReadModelState =
  /** No documents of this version yet; the first build is under way. */
  | 'building'
  | 'live'
  /** Live, and being built anew beside. */
  | 'rebuilding'
  /** Tries again and again; keeps its position. */
  | 'database-unavailable'
  | 'log-unavailable'
  /** At a poison event. Needs new code. */
  | 'stopped';

export interface ReadModelStatus {
  name: string;
  version: number;
  state: ReadModelState;
  /** Last sequence that is in the documents. */
  seen: number;
  /** Progress of a build, while there is one. */
  build?: { done: number; of: number };
  /** Why it is not live, in English, for the operator. */
  error?: Error;
}

/** What services read from, and wait for. Made by `ProjectionRunner`. */
export interface ReadModel {
  /** @throws ReadModelUnavailableError while there is no database, or nothing built yet */
  get<D extends object>(id: string): Promise<D | null>;
  /** In the order of the ids. */
  getMany<D extends object>(ids: readonly string[]): Promise<(D | null)[]>;
  seen(): number;
  /** @throws NotCaughtUpError after `timeoutMs`, at once when the projection has stopped */
  caughtUp(sequence: number, timeoutMs: number): Promise<void>;
  status(): ReadModelStatus;
  /** Builds the documents anew beside the live ones, which serve on, and lets them take over. */
  rebuild(progress: (done: number, of: number) => void): Promise<void>;
}

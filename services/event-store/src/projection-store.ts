import { BSON, type Collection, type Db } from 'mongodb';
import { ReadModelUnavailableError } from './errors.ts';

/** A document as it stands in the database. `sequence`: of the event that changed it last. */
export interface StoredDocument {
  _id: string;
  sequence: number;
  data: object;
}

/** The new state of a document; `data: null` means that it is gone. */
export interface Change {
  _id: string;
  sequence: number;
  data: object | null;
}

export interface Checkpoint {
  /** Of the log that was read. */
  identity: string;
  sequence: number;
}

interface CheckpointDocument extends Checkpoint {
  /** Name of the collection. */
  _id: string;
  /** The changes that belong to this checkpoint, to be written again after a crash. */
  redo: Change[];
  /** How many documents `<collection>#<n>` hold more of them. */
  redoParts: number;
}

interface RedoDocument {
  _id: string;
  redo: Change[];
}

/** Which collection is live. */
interface Pointer {
  /** Name of the projection. */
  _id: string;
  collection: string;
  version: number;
}

/** FerretDB 1.24 hangs for good at 500 replaces of existing documents in one bulkWrite. */
const MAX_OPERATIONS = 50;
const MAX_INSERTS = 500;
/** Half of what a document may hold. Bytes. */
const MAX_REDO = 8 * 1024 * 1024;

/**
 * The collections of one projection. `read-models` holds the pointer to the live one and a checkpoint for each; documents
 * are in collections named `<projection>@<version>-<unique>`. Everything is found by `_id` alone.
 * Each method throws ReadModelUnavailableError when the database does not do its work.
 */
export class ProjectionStore {
  readonly #db: Db;
  readonly #name: string;

  constructor(db: Db, name: string) {
    this.#db = db;
    this.#name = name;
  }

  live(): Promise<Pointer | null> {
    return this.#use(() => this.#meta<Pointer>().findOne({ _id: this.#name }));
  }

  /** From now on `collection` is the live one. */
  async takeOver(collection: string, version: number): Promise<void> {
    await this.#use(() =>
      this.#meta<Pointer>().replaceOne({ _id: this.#name }, { collection, version }, { upsert: true }),
    );
  }

  /** Finishes what a crash may have cut short, and says where to go on; null when there is no checkpoint. */
  recover(collection: string): Promise<Checkpoint | null> {
    return this.#use(async () => {
      const checkpoint = await this.#meta<CheckpointDocument>().findOne({ _id: collection });
      if (!checkpoint) return null;
      const redo = [...checkpoint.redo];
      for (let part = 0; part < checkpoint.redoParts; part += 1) {
        const more = await this.#meta<RedoDocument>().findOne({ _id: `${collection}#${part}` });
        redo.push(...(more?.redo ?? []));
      }
      await this.#write(collection, redo);
      return { identity: checkpoint.identity, sequence: checkpoint.sequence };
    });
  }

  /**
   * All changes or none, on a server without transactions: the checkpoint is written first and holds the changes, which
   * follow; after a crash in between `recover` writes them again.
   * @param from the checkpoint that this one follows; null for the first
   * @returns false when the database holds another checkpoint: somebody else wrote, or the database is a new one
   */
  commit(
    collection: string,
    from: number | null,
    to: Checkpoint,
    changes: readonly Change[],
  ): Promise<boolean> {
    return this.#use(async () => {
      const parts = inParts(changes);
      const more = parts.slice(1);
      for (const [part, redo] of more.entries()) {
        const document = { redo };
        await this.#meta<RedoDocument>().replaceOne({ _id: `${collection}#${part}` }, document, {
          upsert: true,
        });
      }
      const checkpoint = { ...to, redo: parts[0] ?? [], redoParts: more.length };
      const filter = { _id: collection, ...(from !== null && { sequence: from }) };
      const { matchedCount, upsertedCount } = await this.#meta<CheckpointDocument>().replaceOne(
        filter,
        checkpoint,
        { upsert: from === null },
      );
      if (matchedCount + upsertedCount === 0) return false;
      await this.#write(collection, changes);
      return true;
    });
  }

  get(collection: string, id: string): Promise<StoredDocument | null> {
    return this.#use(() => this.#documents(collection).findOne({ _id: id }));
  }

  /** Documents that are not there yet. */
  async insert(collection: string, documents: readonly StoredDocument[]): Promise<void> {
    for (const some of chunks(documents, MAX_INSERTS)) {
      await this.#use(() => this.#documents(collection).insertMany(some));
    }
  }

  /** Documents that may be there. */
  write(collection: string, changes: readonly Change[]): Promise<void> {
    return this.#use(() => this.#write(collection, changes));
  }

  async #write(collection: string, changes: readonly Change[]): Promise<void> {
    for (const some of chunks(changes, MAX_OPERATIONS)) {
      await this.#documents(collection).bulkWrite(
        some.map(({ _id, sequence, data }) =>
          data
            ? { replaceOne: { filter: { _id }, replacement: { sequence, data }, upsert: true } }
            : { deleteOne: { filter: { _id } } },
        ),
      );
    }
  }

  /** Every collection of the projection and what belongs to it, except those named. */
  dropAllBut(keep: readonly string[]): Promise<void> {
    return this.#use(async () => {
      const collections = await this.#db.listCollections({}, { nameOnly: true }).toArray();
      for (const { name } of collections) {
        if (name.startsWith(`${this.#name}@`) && !keep.includes(name)) await this.#drop(name);
      }
    });
  }

  drop(collection: string): Promise<void> {
    return this.#use(() => this.#drop(collection));
  }

  async #drop(collection: string): Promise<void> {
    const checkpoint = await this.#meta<CheckpointDocument>().findOne({ _id: collection });
    for (let part = 0; part < (checkpoint?.redoParts ?? 0); part += 1) {
      await this.#meta<RedoDocument>().deleteOne({ _id: `${collection}#${part}` });
    }
    await this.#meta<CheckpointDocument>().deleteOne({ _id: collection });
    await this.#db.dropCollection(collection);
  }

  #meta<D extends { _id: string }>(): Collection<D> {
    return this.#db.collection<D>('read-models');
  }

  #documents(collection: string): Collection<StoredDocument> {
    return this.#db.collection<StoredDocument>(collection);
  }

  async #use<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      throw new ReadModelUnavailableError(`${this.#name}: the database failed`, { cause });
    }
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/** The changes in order, in parts that fit one document each. */
function inParts(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  let room = 0;
  for (const change of changes) {
    const size = BSON.calculateObjectSize(change, { ignoreUndefined: true });
    if (size > room) {
      parts.push([]);
      room = MAX_REDO;
    }
    parts.at(-1)!.push(change);
    room -= size;
  }
  return parts;
}

import type { Db } from 'mongodb';
import { canonicalJson } from './canonical-json.ts';

/**
 * All live documents of a projection, one line of canonical JSON each, sequence included, in the order of their ids. For
 * the tests that live and rebuilt documents are equal.
 */
export async function dumpReadModel(db: Db, name: string): Promise<string[]> {
  const pointers = db.collection<{ _id: string; collection: string }>('read-models');
  const pointer = await pointers.findOne({ _id: name });
  if (!pointer) return [];
  const documents = await db.collection<{ _id: string }>(pointer.collection).find().toArray();
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1)).map(canonicalJson);
}
